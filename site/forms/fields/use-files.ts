import { useRef, useState } from 'react';

/** An attachment: its entry in the list, and the content to send. */
export interface AcceptedFile<Content> {
  /** Unique per file. */
  key: string;
  /** Original file name. */
  name: string;
  /** Bytes to send. */
  size: number;
  /** For a downscaled image: its dimensions before and after, and its bytes before. */
  shrunk?: { from: Dimensions; to: Dimensions; bytes: number };
  content: Content;
}

/** Size of an image in pixels. */
export interface Dimensions {
  width: number;
  height: number;
}

/** A rejected file with its error code. */
export interface RejectedFile {
  name: string;
  code: string;
}

interface SelectionState<Content> {
  accepted: readonly AcceptedFile<Content>[];
  rejected: readonly RejectedFile[];
  /** Number of files still to be read. */
  pending: number;
  /** Number of submissions blocked by rejected files. */
  blockedSubmits: number;
}

export interface FileSelection<Content> extends SelectionState<Content> {
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** Moves files that the server rejected to `rejected`. */
  reject: (rejected: readonly { at?: number; code: string; file?: string }[]) => void;
  /** Drops the rejected files. */
  dismissRejected: () => void;
  /** Resets the selection. */
  clear: () => void;
  /**
   * Waits until all chosen files are read.
   * @returns the contents to send; undefined if a rejected file blocks the submission.
   */
  whenRead: () => Promise<readonly Content[] | undefined>;
}

/** Reads a chosen file into an attachment. @returns an error code if it is rejected. */
export type ReadFile<Content> = (
  file: File,
  accepted: readonly AcceptedFile<Content>[],
) => Promise<AcceptedFile<Content> | string> | AcceptedFile<Content> | string;

const emptySelection = { accepted: [], rejected: [], pending: 0, blockedSubmits: 0 };

/**
 * Returns the attachments of a form, read sequentially as they are chosen. Rejected files block the submission until they are
 * dismissed.
 */
export function useFiles<Content>(read: ReadFile<Content>): FileSelection<Content> {
  const [selection, setSelection] = useState<SelectionState<Content>>(emptySelection);
  // A ref, because `whenRead` needs the state after waiting, not that of its own render.
  const latest = useRef<SelectionState<Content>>(emptySelection);
  const reading = useRef(Promise.resolve());
  const change = (changed: Partial<SelectionState<Content>>) => {
    latest.current = { ...latest.current, ...changed };
    setSelection(latest.current);
  };
  const readNext = async (file: File) => {
    const result = await readOne(read, file, latest.current.accepted);
    const { accepted, rejected, pending } = latest.current;
    if (typeof result === 'string')
      change({ pending: pending - 1, rejected: [...rejected, { name: file.name, code: result }] });
    // A file chosen twice is attached once.
    else if (accepted.some(({ key }) => key === result.key)) change({ pending: pending - 1 });
    else change({ pending: pending - 1, accepted: [...accepted, result] });
  };
  return {
    ...selection,
    add: (files) => {
      change({ rejected: [], blockedSubmits: 0, pending: latest.current.pending + files.length });
      for (const file of files) reading.current = reading.current.then(() => readNext(file));
    },
    remove: (key) =>
      change({ accepted: latest.current.accepted.filter((file) => file.key !== key) }),
    reject: (wrong) => {
      const { blockedSubmits, accepted } = latest.current;
      const rejected = wrong.map(({ at = -1, code, file = '' }) => ({
        name: accepted[at]?.name ?? file,
        code,
      }));
      const rest = accepted.filter((_, index) => !wrong.some(({ at }) => at === index));
      change({ accepted: rest, rejected, blockedSubmits: blockedSubmits + 1 });
    },
    dismissRejected: () => change({ rejected: [], blockedSubmits: 0 }),
    clear: () => change(emptySelection),
    whenRead: async () => {
      while (latest.current.pending > 0) await reading.current;
      const { blockedSubmits, accepted, rejected } = latest.current;
      if (rejected.length === 0) return accepted.map(({ content }) => content);
      change({ blockedSubmits: blockedSubmits + 1 });
      return undefined;
    },
  };
}

/** Returns a key made of name, size and modification time. */
export const keyOf = ({ lastModified, name, size }: File) => `${name}/${size}/${lastModified}`;

async function readOne<Content>(
  read: ReadFile<Content>,
  file: File,
  accepted: readonly AcceptedFile<Content>[],
): Promise<AcceptedFile<Content> | string> {
  if (file.size === 0) return 'emptyFile';
  try {
    return await read(file, accepted);
  } catch {
    return 'unreadable';
  }
}
