/** A file of the list, as its row carries it. */
export interface FileEntry {
  id: string;
  name: string;
  fileName: string;
  bytes: number;
  /** Of the file; empty without one. */
  mediaType: string;
  hasFile: boolean;
  hasPrint: boolean;
  link: string | undefined;
}

/** A file as the address names it: by the id of its row. */
export interface NamedFile {
  id: string;
  entry: FileEntry;
}

export function entryOf(row: HTMLElement): FileEntry {
  const { bytes, file = '', fileName = '', hasPrint, link, name = '', type } = row.dataset;
  return {
    id: file,
    name,
    fileName,
    bytes: Number(bytes ?? 0),
    mediaType: type ?? '',
    hasFile: type !== undefined,
    hasPrint: hasPrint !== undefined,
    link,
  };
}
