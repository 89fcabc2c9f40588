/** The themes of Puerto Rico's names: the classic editions' and those of 1897. */
export const themeNames = ["colonial", "1897"] as const;
