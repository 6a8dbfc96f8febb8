/**
 * Sets the class `fixed-menu` while the header sticks, which is while the page is scrolled past the spacer above the menu. `position: sticky` does
 * the rest, so nothing shifts.
 */
export function fixedMenu(root: Document): void {
  const menu = root.querySelector('[data-fixed-menu]');
  const spacer = root.querySelector('[data-menu-spacer]');
  if (!menu || !spacer) return;
  new IntersectionObserver((entries) => {
    // A busy browser delivers several entries at once: the last one counts.
    menu.classList.toggle('fixed-menu', !entries.at(-1)?.isIntersecting);
  }).observe(spacer);
}
