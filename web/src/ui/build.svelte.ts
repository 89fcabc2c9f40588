/** Which page the server has. One that began with another page is outdated and says so. */
export const build = $state({ first: "", outdated: false });

export function builtAs(name: string): void {
  build.first ||= name;
  build.outdated = build.first !== name;
}
