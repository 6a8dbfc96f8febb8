import { librarySearch } from './library/search.ts';

/** The library of a member: looking for files, choosing them, and what can then be done with them. */
export function library(root: Document): void {
  const section = root.querySelector<HTMLElement>('[data-library]');
  const bar = section?.querySelector<HTMLElement>('[data-library-bar]');
  if (!section || !bar) return;
  const { chosen, show } = selection(section, bar);
  librarySearch(section, {
    // A file that is still shown stays chosen.
    around: (exchange) => {
      const kept = new Set(chosen().map(({ id }) => id));
      exchange();
      for (const box of boxesOf(section)) box.checked = kept.has(rowOf(box)?.id ?? '');
      show();
    },
  });
}

const boxesOf = (section: HTMLElement) => [
  ...section.querySelectorAll<HTMLInputElement>('[data-choose]'),
];

const rowOf = (box: Element) => box.closest<HTMLElement>('[data-file]');

/** Choosing files, one by one or all. The rows may be exchanged at any time; `show` is called then. */
function selection(section: HTMLElement, bar: HTMLElement) {
  const allBox = () => section.querySelector<HTMLInputElement>('[data-select-all]');
  const chosen = () =>
    boxesOf(section)
      .filter(({ checked }) => checked)
      .flatMap((box) => rowOf(box) ?? []);
  const actions = actionsOf(section, bar, chosen);
  const show = () => {
    const boxes = boxesOf(section);
    for (const box of boxes) rowOf(box)?.toggleAttribute('data-chosen', box.checked);
    const { length } = chosen();
    const all = allBox();
    if (all) {
      all.checked = length === boxes.length;
      all.indeterminate = length > 0 && !all.checked;
    }
    section.classList.toggle('bottom-style', length > 0);
    if (length > 0) void actions();
    else bar.hidden = true;
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
  // What the browser has kept of an earlier look at the page; or the address names a file to be shown.
  if (location.hash) void actions();
  show();
  return { chosen, show };
}

/** What can be done comes with the first file that is chosen. @returns what fills the bar with it. */
function actionsOf(section: HTMLElement, bar: HTMLElement, chosen: () => HTMLElement[]) {
  let filling: Promise<() => void> | undefined;
  return async () => {
    filling ??= import('./library/chosen-files.ts').then(({ chosenFiles }) =>
      chosenFiles(section, bar, chosen),
    );
    (await filling)();
  };
}
