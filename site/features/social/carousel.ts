/** While a step is under way the next one goes on from where it leads, in milliseconds. */
const underWay = 1000;

/** Pixels: below them an end counts as reached. */
const tolerance = 1;

/**
 * Buttons for a row that scrolls: one item a step. At either end the button that leads further is off. Without scripts
 * there are no buttons.
 */
export function carousels(root: Document): void {
  for (const section of root.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const list = section.querySelector<HTMLElement>('ul');
    if (!list) continue;
    const buttons = [...section.querySelectorAll<HTMLButtonElement>('[data-step]')];
    const step = stepper(list);
    for (const button of buttons) {
      button.hidden = false;
      button.addEventListener('click', () => step(directionOf(button)));
    }
    const show = () => showEnds(list, buttons);
    list.addEventListener('scroll', show, { passive: true });
    new ResizeObserver(show).observe(list);
  }
}

function directionOf(button: HTMLButtonElement): 1 | -1 {
  return button.dataset.step === 'next' ? 1 : -1;
}

function showEnds(list: HTMLElement, buttons: HTMLButtonElement[]): void {
  const room = list.scrollWidth - list.clientWidth;
  for (const button of buttons) {
    const left = directionOf(button) === 1 ? room - list.scrollLeft : list.scrollLeft;
    // Not `disabled`: that would take the focus away from who presses it.
    button.ariaDisabled = String(left <= tolerance);
  }
}

function stepper(list: HTMLElement): (direction: 1 | -1) => void {
  let target: Element | undefined;
  let arrival: number | undefined;
  return (direction) => {
    const front = target ?? frontOf(list);
    if (!front || (direction === 1 && isLastInSight(list, front))) return;
    const next = direction === 1 ? front.nextElementSibling : front.previousElementSibling;
    if (!next) return;
    target = next;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    bringToFront(list, target, still ? 'instant' : 'smooth');
    clearTimeout(arrival);
    arrival = window.setTimeout(() => {
      target = undefined;
    }, underWay);
  };
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
  return end - front.getBoundingClientRect().left <= list.clientWidth + tolerance;
}

function bringToFront(list: HTMLElement, item: Element, behavior: ScrollBehavior): void {
  const distance = item.getBoundingClientRect().left - list.getBoundingClientRect().left;
  list.scrollTo({ left: list.scrollLeft + distance, behavior });
}
