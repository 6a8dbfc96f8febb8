/** While a step is under way the next one goes on from where it leads, in milliseconds. */
const underWay = 700;

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

/** Puts an item from the other end where the step needs one; what is seen stays where it is. */
function turn(list: HTMLElement, front: Element, direction: 1 | -1): void {
  const { firstElementChild: first, lastElementChild: last } = list;
  if (!first || !last) return;
  if (direction === -1 && front === first) list.prepend(last);
  else if (direction === 1 && isWhole(list, last) && front !== first) list.append(first);
  else return;
  bringToFront(list, front, 'instant');
}

/** The item at the near edge. */
function frontOf(list: HTMLElement): Element | undefined {
  const edge = list.getBoundingClientRect().left;
  const away = (item: Element) => Math.abs(item.getBoundingClientRect().left - edge);
  return [...list.children].sort((one, other) => away(one) - away(other))[0];
}

function isWhole(list: HTMLElement, item: Element): boolean {
  return item.getBoundingClientRect().right <= list.getBoundingClientRect().right + 1;
}

function bringToFront(list: HTMLElement, item: Element, behavior: ScrollBehavior): void {
  const distance = item.getBoundingClientRect().left - list.getBoundingClientRect().left;
  list.scrollTo({ left: list.scrollLeft + distance, behavior });
}
