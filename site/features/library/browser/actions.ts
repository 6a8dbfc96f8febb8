import { shownSize } from '../../../components/shown-size.ts';
import { portalFilePaths } from '../../../server/file-paths.ts';
import type { FileAction } from '../messages.ts';

/** A file of the list, as its row carries it. */
export type FileEntry = ReturnType<typeof entryOf>;

export function entryOf(row: HTMLElement) {
  const { bytes, file = '', fileName = '', hasPrint, link, name = '', type } = row.dataset;
  return {
    /** Of its row, as the address names it. */
    id: row.id,
    /** What it is called by in addresses of its own. */
    file,
    name,
    fileName,
    bytes: Number(bytes ?? 0),
    /** Of the file; empty without one. */
    mediaType: type ?? '',
    hasFile: type !== undefined,
    hasPrint: hasPrint !== undefined,
    link,
  };
}

/** Which of the chosen files stands in an action's way; undefined where none does (specification section 4). */
const obstacles: Record<FileAction, (entry: FileEntry) => boolean> = {
  preview: ({ hasFile }) => !hasFile,
  download: ({ hasFile }) => !hasFile,
  mail: ({ hasFile }) => !hasFile,
  print: ({ hasPrint }) => !hasPrint,
  external: ({ hasFile, link }) => hasFile || link === undefined,
};

/** Says how many are chosen, and what can be done with them. */
export function fill(bar: HTMLElement, entries: readonly FileEntry[]): void {
  const count = bar.querySelector<HTMLElement>('[role=status]');
  const { many = '', one = '' } = count?.dataset ?? {};
  const said = entries.length === 1 ? one : many.replace('{n}', String(entries.length));
  if (count && count.textContent !== said) count.textContent = said;
  for (const item of bar.querySelectorAll<HTMLElement>('[data-action]'))
    offer(item, item.dataset.action as FileAction, entries, bar.dataset);
}

/** Shows the action as a link, or why it is not there. */
function offer(
  item: HTMLElement,
  action: FileAction,
  entries: readonly FileEntry[],
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

function addressOf(action: FileAction, entries: readonly FileEntry[], words: DOMStringMap): string {
  const ids = entries.map(({ file }) => file);
  const [{ file, link } = { file: '', link: undefined }] = entries;
  switch (action) {
    case 'preview':
      return portalFilePaths.portalFile(file, 'preview');
    case 'download':
      return ids.length === 1 ? portalFilePaths.portalFile(file) : portalFilePaths.portalZip(ids);
    case 'print':
      return portalFilePaths.portalPrint(ids);
    case 'mail':
      return mailOf(entries, words);
    case 'external':
      return link ?? '';
  }
}

function mailOf(entries: readonly FileEntry[], words: DOMStringMap): string {
  const { origin = '', subject = '', support, text = '' } = words;
  const lines = entries.map(
    ({ file, name }) => `${name}\n${origin}${portalFilePaths.portalFile(file)}`,
  );
  const body = [text, ...lines, ...(support ? [support] : [])].join('\n\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function sizeOf(entries: readonly FileEntry[]): string {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const size = shownSize(bytes, document.documentElement.lang);
  return entries.length === 1 ? size : `ZIP, ${size}`;
}
