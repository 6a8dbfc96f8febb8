/** While a step is under way the next one goes on from where it leads, in milliseconds. */
const underWay = 1000;

/**
 * Buttons for a row that scrolls: one item a step, and past an end the item from the other end follows. The
 * items themselves move round, so that nothing is there twice. Without scripts there are no buttons.
 */
export function carousels(root: Document): void {
  for (const section of root.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const list = section.querySelector<HTMLElement>('ul');
    if (!list) continue;
    const step = stepper(list);
    for (const button of section.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      button.hidden = false;
      button.addEventListener('click', () => step(button.dataset.step === 'next' ? 1 : -1));
    }
  }
}

function stepper(list: HTMLElement): (direction: 1 | -1) => void {
  let target: Element | undefined;
  let arrival: number | undefined;
  return (direction) => {
    const front = target ?? frontOf(list);
    if (!front) return;
    turn(list, front, direction);
    target = (direction === 1 ? front.nextElementSibling : front.previousElementSibling) ?? front;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    bringToFront(list, target, still ? 'instant' : 'smooth');
    clearTimeout(arrival);
    arrival = window.setTimeout(() => {
      target = undefined;
    }, underWay);
  };
}

/**
 * Puts an item from the other end where the step needs one; what is seen stays where it is. The steps before may still
 * be on their way.
 */
function turn(list: HTMLElement, front: Element, direction: 1 | -1): void {
  const { firstElementChild: first, lastElementChild: last } = list;
  if (!first || !last) return;
  const before = front.getBoundingClientRect().left;
  if (direction === -1 && front === first) list.prepend(last);
  else if (direction === 1 && isLastInSight(list, front) && front !== first) list.append(first);
  else return;
  const moved = front.getBoundingClientRect().left - before;
  list.scrollTo({ left: list.scrollLeft + moved, behavior: 'instant' });
}

/** The item at the near edge. */
function frontOf(list: HTMLElement): Element | undefined {
  const edge = list.getBoundingClientRect().left;
  const away = (item: Element) => Math.abs(item.getBoundingClientRect().left - edge);
  return [...list.children].sort((one, other) => away(one) - away(other))[0];
}

/** Whether the last item is wholly in sight once this one is at the near edge. */
function isLastInSight(list: HTMLElement, front: Element): boolean {
  const end = list.lastElementChild?.getBoundingClientRect().right ?? 0;
  return end - front.getBoundingClientRect().left <= list.clientWidth + 1;
}

function bringToFront(list: HTMLElement, item: Element, behavior: ScrollBehavior): void {
  const distance = item.getBoundingClientRect().left - list.getBoundingClientRect().left;
  list.scrollTo({ left: list.scrollLeft + distance, behavior });
}
