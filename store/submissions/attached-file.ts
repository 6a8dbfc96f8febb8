/** Bytes of the largest file of a submission that any form takes. */
export const largestFile = 5_000_000;

/** What an inbox keeps of its files; the bytes lie apart, so that a list does not load them. */
export interface AttachedFile {
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** The id of a submission's file, by its place among them. */
export const attachmentId = (submission: string, index: number): string => `${submission}-${index}`;

/** A file that came with a submission, its type known from its bytes. */
export interface Attachment {
  name: string;
  mediaType: string;
  bytes: Buffer;
}
