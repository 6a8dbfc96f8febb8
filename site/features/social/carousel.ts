/** Duration of a smooth scroll in milliseconds; during it the next step starts from the scroll target. */
const scrollDuration = 1000;

/** Rounding tolerance in pixels for detecting an end. */
const tolerance = 1;

type Direction = 1 | -1;

/**
 * Initializes endless carousels: buttons scroll by one item, and scrolling past an end continues with the items of the other end.
 * Items are moved, not copied. Without scripts a carousel is a scrollable row without buttons.
 */
export function carousels(root: Document): void {
  for (const section of root.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const list = section.querySelector<HTMLElement>('ul');
    const buttons = [...section.querySelectorAll<HTMLButtonElement>('[data-step]')];
    if (!list || buttons.length === 0) continue;
    const items = [...list.children];
    const status = section.querySelector<HTMLElement>('[role="status"]');
    const step = stepper(list);
    for (const button of buttons) {
      button.hidden = false;
      button.addEventListener('click', () => {
        const front = step(button.dataset.step === 'next' ? 1 : -1);
        if (status) announce(status, items.indexOf(front) + 1, items.length);
      });
    }
    rotateOnUserScroll(list);
  }
}

function announce(status: HTMLElement, position: number, count: number): void {
  status.textContent = (status.dataset.text ?? '')
    .replace('{position}', String(position))
    .replace('{count}', String(count));
}

/** Returns a function that scrolls to the next or previous item, and returns that item. */
function stepper(list: HTMLElement): (direction: Direction) => Element {
  let target: Element | undefined;
  let timer: number | undefined;
  return (direction) => {
    const front = target ?? frontOf(list);
    if (direction === 1 ? isLastInSight(list, front) : front === list.firstElementChild)
      rotate(list, direction, 1, front);
    target = (direction === 1 ? front.nextElementSibling : front.previousElementSibling) ?? front;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollBy(list, leftOf(target) - leftOf(list), reducedMotion ? 'instant' : 'smooth');
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      target = undefined;
    }, scrollDuration);
    return target;
  };
}

/** When the user starts scrolling at an end of the row, moves hidden items from the other end there. */
function rotateOnUserScroll(list: HTMLElement): void {
  const rotateIfAtEnd = (direction: Direction, share: (hidden: number) => number) => {
    if (countHidden(list, direction) > 0) return;
    const other = direction === 1 ? -1 : 1;
    rotate(list, direction, share(countHidden(list, other) / 2), frontOf(list));
  };
  list.addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType === 'mouse') return;
    // The direction is not known yet, so half of the hidden items move.
    rotateIfAtEnd(1, Math.floor);
    rotateIfAtEnd(-1, Math.floor);
  });
  list.addEventListener(
    'wheel',
    ({ deltaX }) => {
      if (deltaX !== 0) rotateIfAtEnd(deltaX > 0 ? 1 : -1, Math.ceil);
    },
    { passive: true },
  );
}

/** Moves items to the end for direction 1, else to the beginning; `fixed`, which is not moved, keeps its position on screen. */
function rotate(list: HTMLElement, direction: Direction, count: number, fixed: Element): void {
  const before = leftOf(fixed);
  for (let moved = 0; moved < count; moved += 1) {
    if (direction === 1) list.append(list.firstElementChild ?? '');
    else list.prepend(list.lastElementChild ?? '');
  }
  scrollBy(list, leftOf(fixed) - before, 'instant');
}

/** Returns the item closest to the start edge. */
function frontOf(list: HTMLElement): Element {
  const distance = (item: Element) => Math.abs(leftOf(item) - leftOf(list));
  return [...list.children].reduce((nearest, item) =>
    distance(item) < distance(nearest) ? item : nearest,
  );
}

/** Whether the last item is fully visible when this one is at the start edge. */
function isLastInSight(list: HTMLElement, front: Element): boolean {
  const end = list.lastElementChild?.getBoundingClientRect().right ?? 0;
  return end - leftOf(front) <= list.clientWidth + tolerance;
}

/** Returns the number of items fully beyond the end edge for direction 1, else before the start edge. */
function countHidden(list: HTMLElement, direction: Direction): number {
  const { left, right } = list.getBoundingClientRect();
  return [...list.children].filter((item) => {
    const box = item.getBoundingClientRect();
    return direction === 1 ? box.left >= right - tolerance : box.right <= left + tolerance;
  }).length;
}

const leftOf = (element: Element) => element.getBoundingClientRect().left;

function scrollBy(list: HTMLElement, distance: number, behavior: ScrollBehavior): void {
  list.scrollTo({ left: list.scrollLeft + distance, behavior });
}
