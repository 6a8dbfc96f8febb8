/** Focuses the search field when its panel opens, and imports the suggestions then. */
export function searchToggle(root: Document): void {
  const form = root.querySelector<HTMLFormElement>('[data-search]');
  const panel = form?.closest<HTMLElement>('[popover]');
  if (!form || !panel) return;
  let fetched = false;
  panel.addEventListener('toggle', () => {
    if (!panel.matches(':popover-open')) return;
    // The panel is still sliding in: the page must not scroll to it.
    form.querySelector('input')?.focus({ preventScroll: true });
    if (fetched) return;
    fetched = true;
    void import('./search-box.ts').then(({ searchBox }) => searchBox(form));
  });
}
