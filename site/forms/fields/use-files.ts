import { useRef, useState } from 'react';

/** A file that goes along, as the list shows it, with what is sent of it. */
export interface KeptFile<Content> {
  /** Tells it from the others. */
  key: string;
  /** What it was called where it was chosen. */
  name: string;
  /** Bytes that are sent. */
  size: number;
  /** Where a picture was made smaller: how large it was, in pixels and bytes, and is now. */
  shrunk?: { from: Dimensions; to: Dimensions; bytes: number };
  content: Content;
}

/** Of a picture, in pixels. */
export interface Dimensions {
  width: number;
  height: number;
}

/** A file that does not go along, and why, as a code. */
export interface RefusedFile {
  name: string;
  code: string;
}

interface Choice<Content> {
  kept: readonly KeptFile<Content>[];
  refused: readonly RefusedFile[];
  /** How many files are still to be read. */
  unread: number;
  /** How often the form was held back since. */
  held: number;
}

export interface ChosenFiles<Content> extends Choice<Content> {
  choose: (files: readonly File[]) => void;
  takeOut: (key: string) => void;
  /** Takes out what the server has refused, and names it as what is refused here. */
  refuse: (refused: readonly { at?: number; code: string; file?: string }[]) => void;
  /** Goes on without what was refused. */
  leaveOut: () => void;
  /** Begins anew. */
  clear: () => void;
  /**
   * Waits until everything that was chosen is read.
   * @returns what goes along; undefined where a refused file holds the form back, on which the focus then stands.
   */
  settled: () => Promise<readonly Content[] | undefined>;
}

/** Makes of a chosen file what goes along with those before it. @returns the code of a refusal where it can't. */
export type ReadFile<Content> = (
  file: File,
  kept: readonly KeptFile<Content>[],
) => Promise<KeptFile<Content> | string> | KeptFile<Content> | string;

const nothing = { kept: [], refused: [], unread: 0, held: 0 };

/**
 * The files that go along with a form, read one after the other as they are chosen. None is lost unsaid: what is
 * refused is named, and the form waits until somebody has seen that.
 */
export function useFiles<Content>(read: ReadFile<Content>): ChosenFiles<Content> {
  const [choice, setChoice] = useState<Choice<Content>>(nothing);
  // Who waits for the files has to see those of now, not of when it began to wait.
  const now = useRef<Choice<Content>>(nothing);
  const reading = useRef(Promise.resolve());
  const change = (changed: Partial<Choice<Content>>) => {
    now.current = { ...now.current, ...changed };
    setChoice(now.current);
  };
  const take = async (file: File) => {
    const result = await readOne(read, file, now.current.kept);
    const { kept, refused, unread } = now.current;
    if (typeof result === 'string')
      change({ unread: unread - 1, refused: [...refused, { name: file.name, code: result }] });
    // The same file chosen twice goes along once.
    else if (kept.some(({ key }) => key === result.key)) change({ unread: unread - 1 });
    else change({ unread: unread - 1, kept: [...kept, result] });
  };
  return {
    ...choice,
    choose: (files) => {
      change({ refused: [], held: 0, unread: now.current.unread + files.length });
      for (const file of files) reading.current = reading.current.then(() => take(file));
    },
    takeOut: (key) => change({ kept: now.current.kept.filter((file) => file.key !== key) }),
    refuse: (wrong) => {
      const { held, kept } = now.current;
      const refused = wrong.map(({ at = -1, code, file = '' }) => ({
        name: kept[at]?.name ?? file,
        code,
      }));
      const rest = kept.filter((_, index) => !wrong.some(({ at }) => at === index));
      change({ kept: rest, refused, held: held + 1 });
    },
    leaveOut: () => change({ refused: [], held: 0 }),
    clear: () => change(nothing),
    settled: async () => {
      while (now.current.unread > 0) await reading.current;
      const { held, kept, refused } = now.current;
      if (refused.length === 0) return kept.map(({ content }) => content);
      change({ held: held + 1 });
      return undefined;
    },
  };
}

/** Tells a chosen file from others, for all that a page can know of it. */
export const keyOf = ({ lastModified, name, size }: File) => `${name}/${size}/${lastModified}`;

async function readOne<Content>(
  read: ReadFile<Content>,
  file: File,
  kept: readonly KeptFile<Content>[],
): Promise<KeptFile<Content> | string> {
  if (file.size === 0) return 'emptyFile';
  try {
    return await read(file, kept);
  } catch {
    return 'unreadable';
  }
}
