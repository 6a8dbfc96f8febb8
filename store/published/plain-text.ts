/** Fields of blocks and rich text that contain readable text. */
const textFields = new Set([
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

/** Returns the text of a document's blocks or rich text in order, joined by single spaces. */
export function plainText(value: unknown): string {
  return collectTexts(value).join(' ').replace(/\s+/g, ' ').trim();
}

function collectTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  // A referenced image, page or location is a separate document.
  if ('createdAt' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (textFields.has(key) ? [inner] : []) : collectTexts(inner),
  );
}
