/**
 * Returns the number by which officers speak of a case, as `482-913-567`. It is derived from the random id: it shows neither order nor count of the
 * cases, and two cases share one with a probability of one in a thousand million. It has digits only, unlike a reporter's access code.
 */
export const reportNumber = (id: string): string =>
  String(Number.parseInt(id.slice(0, 8), 16) % 1_000_000_000)
    .padStart(9, '0')
    .replace(/\d{3}(?=\d)/g, '$&-');
