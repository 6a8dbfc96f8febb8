import { type FileStore, fromBytes } from '../files/file-store.ts';
import { type Attachment, attachmentId } from './attached-file.ts';

/** Bytes of the largest file that lies in its row. */
const largestInRow = 64_000;

/** Where in the store of files the larger ones lie. */
export const attachmentFolder = 'attachments';

export interface AttachmentRow {
  id: string;
  submission: string;
  name: string;
  mediaType: string;
  /** In base64; empty where the bytes are in the store of files. */
  content: string;
  /** Their name there. */
  file: string | null;
}

export interface KeptAttachments {
  rows: AttachmentRow[];
  /** For a submission that was certainly not stored. What can't be deleted now is swept at night. */
  takeBack(): Promise<void>;
}

/**
 * Writes what is large into the store of files, before the rows that name it. Where the store takes nothing the rows take all of it: no
 * submission is lost for that.
 */
export async function keepAttachments(
  files: FileStore,
  submission: string,
  came: readonly Attachment[],
): Promise<KeptAttachments> {
  const rows = await Promise.all(
    came.map(async ({ bytes, mediaType, name }, index) => {
      const id = attachmentId(submission, index);
      const inStore = bytes.length > largestInRow && (await put(files, id, bytes, mediaType));
      const place = inStore
        ? { content: '', file: id }
        : { content: bytes.toString('base64'), file: null };
      return { id, submission, name, mediaType, ...place };
    }),
  );
  return {
    rows,
    async takeBack() {
      const written = rows.flatMap(({ file }) => file ?? []);
      await Promise.allSettled(written.map((file) => files.remove(keyOf(file))));
    },
  };
}

/** @returns whether it is kept. */
function put(files: FileStore, id: string, bytes: Buffer, mediaType: string): Promise<boolean> {
  return files.put(keyOf(id), fromBytes(bytes), mediaType).then(
    () => true,
    () => false,
  );
}

const keyOf = (file: string) => `${attachmentFolder}/${file}`;
