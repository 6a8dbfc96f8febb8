/**
 * Closes a menu the browser leaves open: when the focus moves on past it, after a jump within the page, and when the
 * window becomes too wide or too narrow for it. Opening, Esc and the press outside are the popover's own.
 */
export function megaMenu(root: Document): void {
  for (const menu of root.querySelectorAll<HTMLElement>('[data-menu]')) {
    if (!menu.hidePopover) return;
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !belongsTo(menu, relatedTarget)) menu.hidePopover();
    });
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) menu.hidePopover();
    });
    new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0 && menu.matches(':popover-open')) menu.hidePopover();
    }).observe(menu);
  }
}

function belongsTo(menu: HTMLElement, element: Element): boolean {
  return menu.contains(element) || element.matches(`[popovertarget="${menu.id}"]`);
}
