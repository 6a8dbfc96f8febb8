/** Accepted media types, detected by content, with their file extensions. */
export const attachmentTypes = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
} as const;

/** Maximum number of files, bytes per file and bytes in total. */
export const attachmentLimits = { files: 5, fileSize: 5_000_000, totalSize: 10_000_000 };
