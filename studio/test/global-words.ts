const fields: Record<string, string> = {
  header: 'locatorText',
  'side-menus': 'menus',
  footer: 'copyright',
  settings: 'company',
  prices: 'prices',
  'social-feeds': 'feeds',
  retention: 'contactMessages',
  'payload-jobs-stats': 'stats',
};

/** A word to be written into a global, another one for each number, and how it looks once it is stored. */
export function wordFor(
  slug: string,
  number: number,
): { body: object; each: object; mark: string } {
  const field = fields[slug] ?? '';
  const word = `wort ${number}`;
  if (slug === 'retention')
    return { body: { [field]: number }, each: { [field]: number }, mark: `"${field}":${number},` };
  // Whoever asks has no second factor: the rule stays as it is.
  if (slug === 'staff-door')
    return { body: { factorsOf: 'nobody' }, each: { factorsOf: 'nobody' }, mark: 'nobody' };
  const lists: Record<string, unknown> = {
    'social-feeds': [{ problem: word }],
    'side-menus': [{ heading: word }],
    prices: [{ key: 'oilChange', name: word, from: 1 }],
  };
  const value = lists[slug] ?? word;
  return { body: { [field]: value }, each: { [field]: { de: value, pl: value } }, mark: word };
}
