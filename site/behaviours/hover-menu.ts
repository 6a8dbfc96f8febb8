/** Milliseconds that a mouse rests on an entry before its menu opens, and stays away before it closes again. */
const openAfter = 150;
const closeAfter = 300;

/**
 * Opens a menu under a mouse that rests on its entry, never under a finger. What was opened so closes when the mouse
 * has left both; a press on either keeps it open. Esc closes it, and it stays closed until the mouse comes again.
 */
export function hoverMenu(entry: HTMLElement, menu: HTMLElement): void {
  let timer: number | undefined;
  let waiting = true;

  const isOpen = () => menu.matches(':popover-open');
  const isHovered = () => isOpen() && menu.dataset.hovered !== undefined;
  const open = () => {
    // One that was opened by a press stays.
    if (document.querySelector('[data-menu]:popover-open:not([data-hovered])')) return;
    menu.dataset.hovered = '';
    menu.showPopover();
  };
  const close = () => {
    if (isHovered()) menu.hidePopover();
  };
  const keep = () => {
    clearTimeout(timer);
    waiting = false;
    delete menu.dataset.hovered;
  };

  entry.addEventListener('pointermove', ({ buttons, pointerType }) => {
    if (pointerType !== 'mouse' || buttons !== 0) return;
    if (isOpen()) clearTimeout(timer);
    else if (waiting) timer = window.setTimeout(open, openAfter);
    waiting = false;
  });
  menu.addEventListener('pointerenter', () => clearTimeout(timer));
  for (const part of [entry, menu]) {
    part.addEventListener('pointerleave', () => {
      clearTimeout(timer);
      waiting = true;
      timer = window.setTimeout(close, closeAfter);
    });
  }
  menu.addEventListener('pointerdown', keep);
  menu.addEventListener('keydown', keep);
  entry.addEventListener('pointerdown', () => clearTimeout(timer));
  // The press that follows the hand to what has just opened is not meant to close it.
  entry.addEventListener('click', (event) => {
    if (isHovered()) event.preventDefault();
    keep();
  });
  menu.addEventListener('toggle', () => {
    if (!isOpen()) delete menu.dataset.hovered;
  });
}
