/** A file of the list, as its row carries it. */
export interface FileEntry {
  /** Of its row, as the address names it. */
  id: string;
  /** What it is called by in addresses of its own. */
  file: string;
  name: string;
  fileName: string;
  bytes: number;
  /** Of the file; empty without one. */
  mediaType: string;
  hasFile: boolean;
  hasPrint: boolean;
  link: string | undefined;
}

export function entryOf(row: HTMLElement): FileEntry {
  const { bytes, file = '', fileName = '', hasPrint, link, name = '', type } = row.dataset;
  return {
    id: row.id,
    file,
    name,
    fileName,
    bytes: Number(bytes ?? 0),
    mediaType: type ?? '',
    hasFile: type !== undefined,
    hasPrint: hasPrint !== undefined,
    link,
  };
}
