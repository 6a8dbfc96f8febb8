/**
 * The id behind the value of a relation, which may be the id, the document, or nothing.
 * @returns undefined for nothing, and for what is no id of ours: those are whole numbers.
 */
export function idOf(value: unknown): number | undefined {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  if (id === null || id === undefined || id === '') return undefined;
  return Number.isInteger(Number(id)) ? Number(id) : undefined;
}
