/** The page's own addresses: the lobby, a table, its replay. */
export const place = $state({ path: location.pathname, hash: location.hash });

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
}

export function follow(): void {
  place.path = location.pathname;
  place.hash = location.hash;
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", follow);
document.addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[data-link]");
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
});
