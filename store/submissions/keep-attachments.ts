import { type FileStore, fromBytes } from '../files/file-store.ts';
import { type Attachment, attachmentId } from './attached-file.ts';

/** Maximal size of a file stored in its row, in bytes. */
const largestInRow = 64_000;

/** The file store's folder for larger files. */
export const attachmentFolder = 'attachments';

export interface AttachmentRow {
  id: string;
  submission: string;
  name: string;
  mediaType: string;
  /** Base64; empty where the bytes are in the file store. */
  content: string;
  /** The key in the file store. */
  file: string | null;
}

export interface KeptAttachments {
  rows: AttachmentRow[];
  /** Deletes the files of a submission that was certainly not stored. The nightly sweep deletes what this cannot. */
  takeBack(): Promise<void>;
}

/**
 * Writes large files to the file store, before the rows that reference them. Where the file store fails, the bytes go into the rows, so that no
 * submission is lost.
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

/** @returns whether it is stored. */
function put(files: FileStore, id: string, bytes: Buffer, mediaType: string): Promise<boolean> {
  return files.put(keyOf(id), fromBytes(bytes), mediaType).then(
    () => true,
    () => false,
  );
}

const keyOf = (file: string) => `${attachmentFolder}/${file}`;
