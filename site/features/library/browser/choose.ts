import { entryOf, type FileEntry, fill } from './actions.ts';
import { previews } from './previews.ts';

/** Exchanges the rows; a file that is still shown stays chosen. */
export type KeepChosen = (exchange: () => void) => void;

const anyBox = '[data-choose], [data-select-all]';

const rowOf = (box: Element) => box.closest<HTMLElement>('[data-file]');

/** Choosing files, one by one or all, and what can be done with them. The rows may be exchanged at any time. */
export function choosing(section: HTMLElement, bar: HTMLElement): KeepChosen {
  const boxesOf = () => [...section.querySelectorAll<HTMLInputElement>('[data-choose]')];
  const allBox = () => section.querySelector<HTMLInputElement>('[data-select-all]');
  const chosen = (): FileEntry[] =>
    boxesOf().flatMap((box) => {
      const row = box.checked && rowOf(box);
      return row ? [entryOf(row)] : [];
    });
  const leadToBar = wayTo(bar);
  const show = () => {
    const boxes = boxesOf();
    for (const box of boxes) rowOf(box)?.toggleAttribute('data-chosen', box.checked);
    const entries = chosen();
    const { length } = entries;
    const all = allBox();
    if (all) {
      all.checked = length === boxes.length;
      all.indeterminate = length > 0 && !all.checked;
    }
    section.classList.toggle('bottom-style', length > 0);
    if (length > 0) fill(bar, entries);
    bar.hidden = length === 0;
  };
  const choose = (isChosen: (row: HTMLElement | null) => boolean) => {
    for (const box of boxesOf()) box.checked = isChosen(rowOf(box));
  };
  section.addEventListener('change', ({ target }) => {
    const all = allBox();
    if (all && target === all) choose(() => all.checked);
    show();
    leadToBar(target);
  });
  section.addEventListener('focusin', ({ target }) => leadToBar(target));
  bar.querySelector('[data-clear]')?.addEventListener('click', () => {
    choose(() => false);
    show();
    allBox()?.focus();
  });
  // What was chosen before this script came.
  if (allBox()?.checked) choose(() => true);
  show();
  previews(section, bar, chosen);
  keepInSight(section, bar);
  return (exchange) => {
    const kept = new Set(chosen().map(({ id }) => id));
    exchange();
    choose((row) => kept.has(row?.id ?? ''));
    show();
  };
}

/** Pixels that the oil climbs above the bar at the walls, at most. */
const climb = 44;

/** What gets the focus comes to lie above the bar, however high that is; so does the box by which the bar has come. */
function keepInSight(section: HTMLElement, bar: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    style.scrollPaddingBlockEnd = bar.hidden ? '' : `${bar.offsetHeight + climb}px`;
    if (!bar.hidden)
      section
        .querySelector('form input:focus-visible')
        ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }).observe(bar);
}

/**
 * The bar stands behind all files, and a page has two hundred of them: the ticked box that has the focus is followed by a button that
 * leads there. Escape leads back.
 * @returns puts it behind a box.
 */
function wayTo(bar: HTMLElement): (target: EventTarget | null) => void {
  const button = bar.querySelector<HTMLElement>('[data-to-bar]');
  let from: HTMLInputElement | undefined;
  button?.addEventListener('click', () => {
    const action = bar.querySelector<HTMLElement>('a:not([hidden])');
    (action ?? bar.querySelector<HTMLElement>('[data-clear]'))?.focus();
  });
  bar.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && from?.isConnected) from.focus();
  });
  return (target) => {
    if (!button || !(target instanceof HTMLInputElement) || !target.matches(anyBox)) return;
    from = target;
    button.hidden = !target.checked && !target.indeterminate;
    (target.closest('label') ?? target).after(button);
  };
}
