import { formatFileSize } from '../../../components/file-size.ts';
import { portalFilePaths } from '../../../server/portal-file-paths.ts';
import type { FileAction } from '../messages.ts';

/** A file of the list, read from its row. */
export type FileEntry = ReturnType<typeof entryOf>;

export function entryOf(row: HTMLElement) {
  const { bytes, file = '', fileName = '', hasPrint, link, name = '', type } = row.dataset;
  return {
    /** Id of its row, used in the URL's fragment. */
    id: row.id,
    /** Its id in file URLs. */
    file,
    name,
    fileName,
    bytes: Number(bytes ?? 0),
    /** Empty without a file. */
    mediaType: type ?? '',
    hasFile: type !== undefined,
    hasPrint: hasPrint !== undefined,
    link,
  };
}

/** Whether an action is unavailable for a file (specification section 4). */
const isUnavailable: Record<FileAction, (entry: FileEntry) => boolean> = {
  preview: ({ hasFile }) => !hasFile,
  download: ({ hasFile }) => !hasFile,
  mail: ({ hasFile }) => !hasFile,
  print: ({ hasPrint }) => !hasPrint,
  external: ({ hasFile, link }) => hasFile || link === undefined,
};

/** Shows the number of selected files and the available actions. */
export function updateActionBar(bar: HTMLElement, entries: readonly FileEntry[]): void {
  const count = bar.querySelector<HTMLElement>('[role=status]');
  const { many = '', one = '' } = count?.dataset ?? {};
  const label = entries.length === 1 ? one : many.replace('{n}', String(entries.length));
  if (count && count.textContent !== label) count.textContent = label;
  for (const item of bar.querySelectorAll<HTMLElement>('[data-action]'))
    updateAction(item, item.dataset.action as FileAction, entries, bar.dataset);
}

/** Shows an action as a link, or why it is unavailable. */
function updateAction(
  item: HTMLElement,
  action: FileAction,
  entries: readonly FileEntry[],
  mailTexts: DOMStringMap,
): void {
  const link = item.querySelector('a');
  const unavailable = item.querySelector('p');
  const reason = unavailable?.querySelector('[data-reason]');
  if (!link || !unavailable || !reason) return;
  const { one, why: reasonTemplate = '' } = unavailable.dataset;
  const blocking = entries.find(isUnavailable[action]);
  const tooMany = one !== undefined && entries.length > 1;
  link.hidden = tooMany || blocking !== undefined;
  unavailable.hidden = !link.hidden;
  if (!link.hidden) link.href = actionUrl(action, entries, mailTexts);
  else reason.textContent = tooMany ? one : reasonTemplate.replace('{name}', blocking?.name ?? '');
  const note = link.querySelector('[data-note]');
  if (action === 'download' && note) note.textContent = sizeOf(entries);
}

function actionUrl(
  action: FileAction,
  entries: readonly FileEntry[],
  mailTexts: DOMStringMap,
): string {
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
      return mailtoUrl(entries, mailTexts);
    case 'external':
      return link ?? '';
  }
}

function mailtoUrl(entries: readonly FileEntry[], mailTexts: DOMStringMap): string {
  const { origin = '', subject = '', support, text = '' } = mailTexts;
  const lines = entries.map(
    ({ file, name }) => `${name}\n${origin}${portalFilePaths.portalFile(file)}`,
  );
  const body = [text, ...lines, ...(support ? [support] : [])].join('\n\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function sizeOf(entries: readonly FileEntry[]): string {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const size = formatFileSize(bytes, document.documentElement.lang);
  return entries.length === 1 ? size : `ZIP, ${size}`;
}
