type Action = 'preview' | 'download' | 'print' | 'mail' | 'external';

/** A file of the list, as its row carries it. */
interface Entry {
  id: string;
  name: string;
  bytes: number;
  hasFile: boolean;
  hasPrint: boolean;
  link: string | undefined;
}

/** Which of the chosen files stands in an action's way; undefined where none does (specification section 4). */
const obstacles: Record<Action, (entry: Entry) => boolean> = {
  preview: ({ hasFile }) => !hasFile,
  download: ({ hasFile }) => !hasFile,
  mail: ({ hasFile }) => !hasFile,
  print: ({ hasPrint }) => !hasPrint,
  external: ({ hasFile, link }) => hasFile || link === undefined,
};

const files = '/customerPortal/files';

/** Choosing files of the library, one by one or all, and what can then be done with them. */
export function library(root: Document): void {
  const section = root.querySelector<HTMLElement>('[data-library]');
  const bar = section?.querySelector<HTMLElement>('[data-library-bar]');
  const all = section?.querySelector<HTMLInputElement>('[data-select-all]');
  if (!section || !bar || !all) return;
  const boxes = [...section.querySelectorAll<HTMLInputElement>('[data-choose]')];
  const show = () => {
    const chosen = boxes.filter(({ checked }) => checked);
    for (const box of boxes) rowOf(box)?.toggleAttribute('data-chosen', box.checked);
    all.checked = chosen.length === boxes.length;
    all.indeterminate = chosen.length > 0 && !all.checked;
    section.classList.toggle('bottom-style', chosen.length > 0);
    bar.hidden = chosen.length === 0;
    if (chosen.length > 0) fill(bar, chosen.map(entryOf));
  };
  section.addEventListener('change', ({ target }) => {
    if (target === all) for (const box of boxes) box.checked = all.checked;
    show();
  });
  bar.querySelector('[data-clear]')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    show();
    all.focus();
  });
  // What the browser has kept of an earlier look at the page.
  show();
}

const rowOf = (box: HTMLInputElement) => box.closest<HTMLElement>('[data-file]');

function entryOf(box: HTMLInputElement): Entry {
  const { bytes, file = '', hasFile, hasPrint, link, name = '' } = rowOf(box)?.dataset ?? {};
  return {
    id: file,
    name,
    bytes: Number(bytes ?? 0),
    hasFile: hasFile !== undefined,
    hasPrint: hasPrint !== undefined,
    link,
  };
}

function fill(bar: HTMLElement, entries: readonly Entry[]): void {
  const count = bar.querySelector<HTMLElement>('[role=status]');
  const { many = '', one = '' } = count?.dataset ?? {};
  const said = entries.length === 1 ? one : many.replace('{n}', String(entries.length));
  if (count && count.textContent !== said) count.textContent = said;
  for (const item of bar.querySelectorAll<HTMLElement>('[data-action]'))
    offer(item, item.dataset.action as Action, entries, bar.dataset);
}

/** Shows the action as a link, or why it is not there. */
function offer(
  item: HTMLElement,
  action: Action,
  entries: readonly Entry[],
  words: DOMStringMap,
): void {
  const link = item.querySelector('a');
  const away = item.querySelector('p');
  const reason = away?.querySelector('[data-reason]');
  if (!link || !away || !reason) return;
  const { one, why = '' } = away.dataset;
  const obstacle = entries.find(obstacles[action]);
  const tooMany = one !== undefined && entries.length > 1;
  link.hidden = tooMany || obstacle !== undefined;
  away.hidden = !link.hidden;
  if (!link.hidden) link.href = addressOf(action, entries, words);
  else reason.textContent = tooMany ? one : why.replace('{name}', obstacle?.name ?? '');
  const note = link.querySelector('[data-note]');
  if (action === 'download' && note) note.textContent = sizeOf(entries);
}

function addressOf(action: Action, entries: readonly Entry[], words: DOMStringMap): string {
  const ids = entries.map(({ id }) => id).join(',');
  const [first] = entries;
  switch (action) {
    case 'preview':
      return `${files}/${first?.id}/preview`;
    case 'download':
      return entries.length === 1 ? `${files}/${first?.id}` : `/customerPortal/zip?ids=${ids}`;
    case 'print':
      return `/customerPortal/print?ids=${ids}`;
    case 'mail':
      return mailOf(entries, words);
    case 'external':
      return first?.link ?? '';
  }
}

function mailOf(entries: readonly Entry[], words: DOMStringMap): string {
  const { origin = '', subject = '', support, text = '' } = words;
  const lines = entries.map(({ id, name }) => `${name}\n${origin}${files}/${id}`);
  const body = [text, ...lines, ...(support ? [support] : [])].join('\n\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function sizeOf(entries: readonly Entry[]): string {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  const format = { style: 'unit', unit, maximumFractionDigits } as const;
  const size = new Intl.NumberFormat(document.documentElement.lang, format).format(value);
  return entries.length === 1 ? size : `ZIP, ${size}`;
}
