import { fill } from './library/actions.ts';
import { entryOf, rowOf } from './library/entry.ts';
import { previews } from './library/previews.ts';
import { librarySearch } from './library/search.ts';

/** The library of a member: looking for files, choosing them, and what can then be done with them. */
export function library(root: Document): void {
  const section = root.querySelector<HTMLElement>('[data-library]');
  const bar = section?.querySelector<HTMLElement>('[data-library-bar]');
  if (!section || !bar) return;
  const { chosen, show } = selection(section, bar);
  previews(section, bar, () => chosen().map(entryOf));
  librarySearch(section, {
    // A file that is still shown stays chosen.
    around: (exchange) => {
      const kept = new Set(chosen().map(({ dataset }) => dataset.file));
      exchange();
      for (const box of boxesOf(section)) box.checked = kept.has(rowOf(box)?.dataset.file);
      show();
    },
  });
}

const boxesOf = (section: HTMLElement) => [
  ...section.querySelectorAll<HTMLInputElement>('[data-choose]'),
];

/** Choosing files, one by one or all. The rows may be exchanged at any time; `show` is called then. */
function selection(section: HTMLElement, bar: HTMLElement) {
  const allBox = () => section.querySelector<HTMLInputElement>('[data-select-all]');
  const chosen = () =>
    boxesOf(section)
      .filter(({ checked }) => checked)
      .flatMap((box) => rowOf(box) ?? []);
  const show = () => {
    const rows = chosen();
    const boxes = boxesOf(section);
    for (const box of boxes) rowOf(box)?.toggleAttribute('data-chosen', box.checked);
    const all = allBox();
    if (all) {
      all.checked = rows.length === boxes.length;
      all.indeterminate = rows.length > 0 && !all.checked;
    }
    section.classList.toggle('bottom-style', rows.length > 0);
    bar.hidden = rows.length === 0;
    if (rows.length > 0) fill(bar, rows.map(entryOf));
  };
  const chooseAll = (checked: boolean) => {
    for (const box of boxesOf(section)) box.checked = checked;
  };
  section.addEventListener('change', ({ target }) => {
    const all = allBox();
    if (all && target === all) chooseAll(all.checked);
    show();
  });
  bar.querySelector('[data-clear]')?.addEventListener('click', () => {
    chooseAll(false);
    show();
    allBox()?.focus();
  });
  // What the browser has kept of an earlier look at the page.
  show();
  return { chosen, show };
}
