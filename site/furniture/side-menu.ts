/** Folds the menu of a section on small screens. Wide ones show it always; so does a page without scripts. */
export function sideMenu(root: Document): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-side-menu]')) {
    const show = (open: boolean) => {
      button.ariaExpanded = String(open);
    };
    button.addEventListener('click', () => show(button.ariaExpanded !== 'true'));
    button.parentElement?.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || button.ariaExpanded !== 'true') return;
      show(false);
      button.focus();
    });
  }
}
