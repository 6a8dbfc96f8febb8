/** A chosen file with its folders. */
export interface ChosenFile {
  file: File;
  path: string;
}

/** Files that systems add to folders. */
const isSystemFile = ({ path }: ChosenFile): boolean =>
  /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)(?:$|\/)/i.test(path);

/** Returns the files of an input, also one for folders. */
export const filesOfInput = (list: Iterable<File>): ChosenFile[] =>
  [...list]
    .map((file) => ({ file, path: file.webkitRelativePath || file.name }))
    .filter((chosen) => !isSystemFile(chosen));

/** Returns the dropped files, with those in dropped folders. */
export async function filesOfDrop({ items }: DataTransfer): Promise<ChosenFile[]> {
  // The list is empty after the event.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = (await Promise.all(entries.map(filesOfEntry))).flat();
  return files.filter((chosen) => !isSystemFile(chosen));
}

async function filesOfEntry(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ file, path: entry.fullPath.replace(/^\//, '') }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside: FileSystemEntry[] = [];
  // A call returns at most 100 entries, and none at the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) break;
    inside.push(...part);
  }
  return (await Promise.all(inside.map(filesOfEntry))).flat();
}
