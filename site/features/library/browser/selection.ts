import { entryOf, type FileEntry, updateActionBar } from './actions.ts';
import { previews } from './previews.ts';

/** Runs a replacement of the rows; files that are still listed stay selected. */
export type PreserveSelection = (replaceRows: () => void) => void;

const anyBox = '[data-select], [data-select-all]';

const rowOf = (box: Element) => box.closest<HTMLElement>('[data-file]');

/** Initializes the selection of files and its action bar. The rows may be replaced at any time. */
export function fileSelection(section: HTMLElement, bar: HTMLElement): PreserveSelection {
  const boxesOf = () => [...section.querySelectorAll<HTMLInputElement>('[data-select]')];
  const allBox = () => section.querySelector<HTMLInputElement>('[data-select-all]');
  const selectedEntries = (): FileEntry[] =>
    boxesOf().flatMap((box) => {
      const row = box.checked && rowOf(box);
      return row ? [entryOf(row)] : [];
    });
  const moveBarLink = barLink(bar);
  const render = () => {
    const boxes = boxesOf();
    for (const box of boxes) rowOf(box)?.toggleAttribute('data-selected', box.checked);
    const entries = selectedEntries();
    const { length } = entries;
    const all = allBox();
    if (all) {
      all.checked = length === boxes.length;
      all.indeterminate = length > 0 && !all.checked;
    }
    section.classList.toggle('bottom-style', length > 0);
    if (length > 0) updateActionBar(bar, entries);
    bar.hidden = length === 0;
  };
  const setSelected = (isSelected: (row: HTMLElement | null) => boolean) => {
    for (const box of boxesOf()) box.checked = isSelected(rowOf(box));
  };
  section.addEventListener('change', ({ target }) => {
    const all = allBox();
    if (all && target === all) setSelected(() => all.checked);
    render();
    moveBarLink(target);
  });
  section.addEventListener('focusin', ({ target }) => moveBarLink(target));
  bar.querySelector('[data-clear]')?.addEventListener('click', () => {
    setSelected(() => false);
    render();
    allBox()?.focus();
  });
  const more = bar.querySelector<HTMLElement>('[data-more]');
  more?.addEventListener('click', () => {
    more.ariaExpanded = String(bar.toggleAttribute('data-folded') === false);
  });
  // Selection made before this script loaded.
  if (allBox()?.checked) setSelected(() => true);
  render();
  previews(section, bar, selectedEntries);
  keepFocusAboveBar(section, bar);
  return (replaceRows) => {
    const selectedIds = new Set(selectedEntries().map(({ id }) => id));
    replaceRows();
    setSelected((row) => selectedIds.has(row?.id ?? ''));
    render();
  };
}

/** Maximum height in pixels of the drawing above the bar. */
const barOverhang = 44;

/** Keeps focused elements visible above the bar, also the checkbox that opened it. */
function keepFocusAboveBar(section: HTMLElement, bar: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    style.scrollPaddingBlockEnd = bar.hidden ? '' : `${bar.offsetHeight + barOverhang}px`;
    if (!bar.hidden)
      section
        .querySelector('form input:focus-visible')
        ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }).observe(bar);
}

/**
 * Adds a button that moves the focus to the bar, which follows up to 200 files in the tab order. Escape moves the focus back.
 * @returns a function that places the button after a checkbox.
 */
function barLink(bar: HTMLElement): (target: EventTarget | null) => void {
  const button = bar.querySelector<HTMLElement>('[data-to-bar]');
  let from: HTMLInputElement | undefined;
  button?.addEventListener('click', () => {
    const action = [...bar.querySelectorAll('a')].find((link) => link.checkVisibility());
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
