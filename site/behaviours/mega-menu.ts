import { hoverMenu } from './hover-menu.ts';

/**
 * Closes a menu the browser leaves open: when the focus moves past it, after a jump within the page, and when the window gets too wide or too narrow
 * for it. Opening, Escape and light dismiss are those of the popover. While a menu slides away it is inert.
 */
export function megaMenu(root: Document): void {
  for (const menu of root.querySelectorAll<HTMLElement>('[data-menu]')) {
    if (!menu.hidePopover) return;
    menu.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'open') menu.inert = false;
    });
    // Only after it has closed: the popover returns the focus only from within.
    menu.addEventListener('toggle', () => {
      menu.inert = !menu.matches(':popover-open');
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !belongsTo(menu, relatedTarget)) menu.hidePopover();
    });
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) menu.hidePopover();
    });
    new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0 && menu.matches(':popover-open')) menu.hidePopover();
    }).observe(menu);
    const entry = root.querySelector<HTMLElement>(`[data-menu-entry][popovertarget="${menu.id}"]`);
    if (entry) hoverMenu(entry, menu);
  }
}

function belongsTo(menu: HTMLElement, element: Element): boolean {
  return menu.contains(element) || element.matches(`[popovertarget="${menu.id}"]`);
}
