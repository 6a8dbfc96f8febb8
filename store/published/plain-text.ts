/** The fields of blocks and of rich text that readers see as words. */
const spoken = new Set([
  'author',
  'caption',
  'heading',
  'label',
  'lead',
  'locatorHeading',
  'note',
  'pay',
  'places',
  'question',
  'quote',
  'role',
  'text',
  'title',
  'unit',
  'value',
]);

/** Everything that a document's blocks or rich text say, in their order, one space between two pieces. */
export function plainText(value: unknown): string {
  return piecesOf(value).join(' ').replace(/\s+/g, ' ').trim();
}

function piecesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  // A picture, a page or a location that a block refers to speaks for itself elsewhere.
  if ('createdAt' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (spoken.has(key) ? [inner] : []) : piecesOf(inner),
  );
}
