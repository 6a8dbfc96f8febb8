/** Specification section 9: pixels per click on an arrow; the menu moves twice as far as the mouse. */
const arrowStep = 198;
const dragFactor = 2;

/** Pixels: of the shortest drag; within which an end counts as reached. */
const dragThreshold = 5;
const tolerance = 1;

/**
 * Makes an overflowing row draggable by mouse and scrollable by its two arrows, which are hidden while everything fits. Touch and pen scroll
 * natively.
 */
export function menuScroller(root: Document): void {
  for (const scroller of root.querySelectorAll<HTMLElement>('[data-scroller]')) {
    const row = scroller.querySelector<HTMLElement>('[data-scroller-row]');
    if (!row) continue;
    const arrows = [...scroller.querySelectorAll<HTMLButtonElement>('[data-scroller-step]')];
    const show = () => showArrows(row, arrows);
    for (const arrow of arrows) {
      arrow.addEventListener('click', () =>
        row.scrollBy({ left: stepOf(arrow) * inlineDirection(row) * arrowStep }),
      );
    }
    row.addEventListener('scroll', show, { passive: true });
    row.addEventListener('focusin', ({ target }) => reveal(row, target));
    const size = new ResizeObserver(show);
    for (const part of [row, ...row.children]) size.observe(part);
    row
      .querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    drag(row);
  }
}

function stepOf(arrow: HTMLElement): number {
  return arrow.dataset.scrollerStep === '-1' ? -1 : 1;
}

/** Returns -1 for right-to-left text, where `scrollLeft` counts down from 0. */
function inlineDirection(row: HTMLElement): 1 | -1 {
  return getComputedStyle(row).direction === 'rtl' ? -1 : 1;
}

function showArrows(row: HTMLElement, arrows: HTMLButtonElement[]): void {
  const overflow = row.scrollWidth - row.clientWidth;
  for (const arrow of arrows) {
    const scrolledBy = row.scrollLeft * inlineDirection(row);
    const remaining = stepOf(arrow) < 0 ? scrolledBy : overflow - scrolledBy;
    arrow.hidden = overflow <= tolerance;
    // Not `disabled`: a disabled button loses the focus.
    arrow.ariaDisabled = String(remaining <= tolerance);
  }
}

/** Scrolls the focused part into view. */
function reveal(row: HTMLElement, target: EventTarget | null): void {
  const part = [...row.children].find((child) => child.contains(target as Node | null));
  part?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function drag(row: HTMLElement): void {
  let press: { x: number; left: number; pointer: number } | undefined;
  let dragged = false;
  row.addEventListener('dragstart', (event) => event.preventDefault());
  row.addEventListener('pointerdown', ({ pointerType, button, clientX, pointerId }) => {
    dragged = false;
    if (pointerType !== 'mouse' || button !== 0 || row.scrollWidth <= row.clientWidth) return;
    press = { x: clientX, left: row.scrollLeft, pointer: pointerId };
  });
  // On the window: a fast mouse leaves the row with its first move.
  window.addEventListener('pointermove', ({ clientX }) => {
    if (!press) return;
    const moved = clientX - press.x;
    if (!dragged && Math.abs(moved) < dragThreshold) return;
    if (!dragged) row.setPointerCapture(press.pointer);
    dragged = true;
    row.scrollTo({ left: press.left - dragFactor * moved, behavior: 'instant' });
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(end, () => {
      press = undefined;
    });
  }
  // The click that ends a drag opens nothing.
  row.addEventListener(
    'click',
    (event) => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
