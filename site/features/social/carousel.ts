/** While a step is under way the next one goes on from where it leads, in milliseconds. */
const underWay = 1000;

/** Pixels: below them an end counts as reached. */
const tolerance = 1;

type Direction = 1 | -1;

/**
 * A row that goes round: buttons move it by one item, and a hand that scrolls it from one end meets the items of the other.
 * Items are moved, never copied. Without scripts it is a row that scrolls, without buttons.
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
    goRoundByHand(list);
  }
}

function announce(status: HTMLElement, position: number, count: number): void {
  status.textContent = (status.dataset.text ?? '')
    .replace('{position}', String(position))
    .replace('{count}', String(count));
}

/** @returns a function that brings the next or the previous item to the front, and returns it. */
function stepper(list: HTMLElement): (direction: Direction) => Element {
  let target: Element | undefined;
  let arrival: number | undefined;
  return (direction) => {
    const front = target ?? frontOf(list);
    if (direction === 1 ? isLastInSight(list, front) : front === list.firstElementChild)
      rotate(list, direction, 1, front);
    target = (direction === 1 ? front.nextElementSibling : front.previousElementSibling) ?? front;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollBy(list, leftOf(target) - leftOf(list), still ? 'instant' : 'smooth');
    clearTimeout(arrival);
    arrival = window.setTimeout(() => {
      target = undefined;
    }, underWay);
    return target;
  };
}

/** Where a hand begins to scroll at an end of the row, items that are out of sight at the other end go there. */
function goRoundByHand(list: HTMLElement): void {
  const makeRoom = (direction: Direction, share: (hidden: number) => number) => {
    if (outOfSight(list, direction) > 0) return;
    const other = direction === 1 ? -1 : 1;
    rotate(list, direction, share(outOfSight(list, other) / 2), frontOf(list));
  };
  list.addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType === 'mouse') return;
    // Its direction is not known yet: as many stay as go.
    makeRoom(1, Math.floor);
    makeRoom(-1, Math.floor);
  });
  list.addEventListener(
    'wheel',
    ({ deltaX }) => {
      if (deltaX !== 0) makeRoom(deltaX > 0 ? 1 : -1, Math.ceil);
    },
    { passive: true },
  );
}

/** Moves items to the end for 1, else to the beginning; `fixed`, which is none of them, stays where it is on the screen. */
function rotate(list: HTMLElement, direction: Direction, count: number, fixed: Element): void {
  const before = leftOf(fixed);
  for (let moved = 0; moved < count; moved += 1) {
    if (direction === 1) list.append(list.firstElementChild ?? '');
    else list.prepend(list.lastElementChild ?? '');
  }
  scrollBy(list, leftOf(fixed) - before, 'instant');
}

/** The item at the near edge. */
function frontOf(list: HTMLElement): Element {
  const away = (item: Element) => Math.abs(leftOf(item) - leftOf(list));
  return [...list.children].reduce((nearest, item) =>
    away(item) < away(nearest) ? item : nearest,
  );
}

/** Whether the last item is wholly in sight once this one is at the near edge. */
function isLastInSight(list: HTMLElement, front: Element): boolean {
  const end = list.lastElementChild?.getBoundingClientRect().right ?? 0;
  return end - leftOf(front) <= list.clientWidth + tolerance;
}

/** How many items lie wholly beyond the far edge for 1, or before the near one. */
function outOfSight(list: HTMLElement, direction: Direction): number {
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
