/** Gives the search field the focus when its panel opens, and fetches its suggestions then. */
export function searchToggle(root: Document): void {
  const form = root.querySelector<HTMLFormElement>('[data-search]');
  const panel = form?.closest<HTMLElement>('[popover]');
  if (!form || !panel) return;
  let fetched = false;
  panel.addEventListener('toggle', () => {
    if (!panel.matches(':popover-open')) return;
    // It is still on its way: the page need not follow it there.
    form.querySelector('input')?.focus({ preventScroll: true });
    if (fetched) return;
    fetched = true;
    void import('./search-box.ts').then(({ searchBox }) => searchBox(form));
  });
}
