import { type FileStore, fromBytes } from '../files/file-store.ts';
import { type Attachment, attachmentId } from './attached-file.ts';

/** Maximal size of a file stored in its row, in bytes. */
const maxRowBytes = 64_000;

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

export interface AttachmentUpload {
  rows: AttachmentRow[];
  /** Deletes the files of a submission that was certainly not stored. The nightly sweep deletes what this cannot. */
  rollback(): Promise<void>;
}

/**
 * Writes large files to the file store, before the rows that reference them. Where the file store fails, the bytes go into the rows, so that no
 * submission is lost.
 * @param idPrefix new and random, for files that staff sends: a file of the same name is overwritten.
 */
export async function storeAttachments(
  files: FileStore,
  submission: string,
  uploads: readonly Attachment[],
  idPrefix = submission,
): Promise<AttachmentUpload> {
  const rows = await Promise.all(
    uploads.map(async ({ bytes, mediaType, name }, index) => {
      const id = attachmentId(idPrefix, index);
      const isInFileStore = bytes.length > maxRowBytes && (await put(files, id, bytes, mediaType));
      const location = isInFileStore
        ? { content: '', file: id }
        : { content: bytes.toString('base64'), file: null };
      return { id, submission, name, mediaType, ...location };
    }),
  );
  return {
    rows,
    async rollback() {
      const written = rows.flatMap(({ file }) => file ?? []);
      await Promise.allSettled(written.map((file) => files.remove(attachmentKey(file))));
    },
  };
}

/** @returns whether it is stored. */
function put(files: FileStore, id: string, bytes: Buffer, mediaType: string): Promise<boolean> {
  return files.put(attachmentKey(id), fromBytes(bytes), mediaType).then(
    () => true,
    () => false,
  );
}

const attachmentKey = (file: string) => `${attachmentFolder}/${file}`;
