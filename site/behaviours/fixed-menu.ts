/**
 * Says with the class `fixed-menu` that the header stays in view because the page is scrolled past the menu's own
 * place. The style sheet does the sticking, so nothing moves; the spacer marks the stretch above the menu.
 */
export function fixedMenu(root: Document): void {
  const menu = root.querySelector('[data-fixed-menu]');
  const spacer = root.querySelector('[data-menu-spacer]');
  if (!menu || !spacer) return;
  new IntersectionObserver((entries) => {
    // A busy browser tells of several moments at once: the last one holds.
    menu.classList.toggle('fixed-menu', !entries.at(-1)?.isIntersecting);
  }).observe(spacer);
}
