/** What may come along, by its bytes and not by its name. */
export const attachmentTypes = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
} as const;

/** How much may come along: files, and bytes of each and of all. */
export const attachmentLimits = { files: 5, each: 5_000_000, all: 10_000_000 };
