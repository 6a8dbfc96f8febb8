/** What `librarySearch` needs of the choice: a file that is still shown stays chosen. */
export interface Choice {
  around: (exchange: () => void) => void;
}

/** Choosing files, one by one or all, and what can be done with them. The rows may be exchanged at any time. */
export function choosing(section: HTMLElement, bar: HTMLElement): Choice {
  const { chosen, show } = selection(section, bar);
  return {
    around: (exchange) => {
      const kept = new Set(chosen().map(({ id }) => id));
      exchange();
      for (const box of boxesOf(section)) box.checked = kept.has(rowOf(box)?.id ?? '');
      show();
    },
  };
}

const boxesOf = (section: HTMLElement) => [
  ...section.querySelectorAll<HTMLInputElement>('[data-choose]'),
];

const rowOf = (box: Element) => box.closest<HTMLElement>('[data-file]');

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
  // What was chosen before this script came.
  if (allBox()?.checked) chooseAll(true);
  show();
  if (location.hash) void actions();
  return { chosen, show };
}

/** What can be done comes with the first file that is chosen. @returns what fills the bar with it. */
function actionsOf(section: HTMLElement, bar: HTMLElement, chosen: () => HTMLElement[]) {
  let filling: Promise<() => void> | undefined;
  return async () => {
    filling ??= import('./chosen-files.ts').then(({ chosenFiles }) =>
      chosenFiles(section, bar, chosen),
    );
    (await filling)();
  };
}
