/** Returns the id of a relation value: an id or a populated document. @returns undefined for an empty value, and for anything but an integer id. */
export function idOf(value: unknown): number | undefined {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  if (id === null || id === undefined || id === '') return undefined;
  return Number.isInteger(Number(id)) ? Number(id) : undefined;
}
