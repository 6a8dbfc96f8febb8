/** Milliseconds: from hover to opening, and from pointer leave to closing. */
const openDelay = 150;
const closeDelay = 300;

/**
 * Opens a menu on mouse hover, never on touch. A menu opened this way closes when the mouse has left entry and menu; a press on either keeps it open.
 * Escape closes it, and it stays closed until the mouse enters again.
 */
export function hoverMenu(entry: HTMLElement, menu: HTMLElement): void {
  let timer: number | undefined;
  let isArmed = true;

  const isOpen = () => menu.matches(':popover-open');
  const isHovered = () => isOpen() && menu.dataset.hovered !== undefined;
  const open = () => {
    // A menu opened by a press stays open.
    if (document.querySelector('[data-menu]:popover-open:not([data-hovered])')) return;
    menu.dataset.hovered = '';
    menu.showPopover();
  };
  const close = () => {
    if (isHovered()) menu.hidePopover();
  };
  const pin = () => {
    clearTimeout(timer);
    isArmed = false;
    delete menu.dataset.hovered;
  };

  entry.addEventListener('pointermove', ({ buttons, pointerType }) => {
    if (pointerType !== 'mouse' || buttons !== 0) return;
    if (isOpen()) clearTimeout(timer);
    else if (isArmed) timer = window.setTimeout(open, openDelay);
    isArmed = false;
  });
  menu.addEventListener('pointerenter', () => clearTimeout(timer));
  for (const part of [entry, menu]) {
    part.addEventListener('pointerleave', () => {
      clearTimeout(timer);
      isArmed = true;
      timer = window.setTimeout(close, closeDelay);
    });
  }
  menu.addEventListener('pointerdown', pin);
  menu.addEventListener('keydown', pin);
  entry.addEventListener('pointerdown', () => clearTimeout(timer));
  // A click right after the hover opened the menu is not meant to close it.
  entry.addEventListener('click', (event) => {
    if (isHovered()) event.preventDefault();
    pin();
  });
  menu.addEventListener('toggle', () => {
    if (!isOpen()) delete menu.dataset.hovered;
  });
}
