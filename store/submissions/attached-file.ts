/** A file's metadata in an inbox; the bytes are stored separately, so that lists do not load them. */
export interface AttachedFile {
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** Returns the id of a submission's file, by its index. */
export const attachmentId = (submission: string, index: number): string => `${submission}-${index}`;

/** A submission's file, with its type detected from its bytes. */
export interface Attachment {
  name: string;
  mediaType: string;
  bytes: Buffer;
}
