/** In the order in which they are shown. */
export const kinds = ['pdf', 'text', 'table', 'image', 'archive', 'link', 'other'] as const;

/** What a file is to its reader. */
export type FileKind = (typeof kinds)[number];

/** The key of the filter for files with something to print. */
export const printKey = 'print';

const byType: Record<string, FileKind> = {
  'application/pdf': 'pdf',
  'text/plain': 'text',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'text',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'table',
  'application/zip': 'archive',
};

/** The kind of a file by its media type; without a file it is a link. */
export function kindOf({ hasFile, mediaType }: { hasFile: boolean; mediaType: string }): FileKind {
  if (!hasFile) return 'link';
  return byType[mediaType] ?? (mediaType.startsWith('image/') ? 'image' : 'other');
}
