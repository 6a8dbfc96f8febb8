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

/** Returns a value for a global that depends on the number, and how it appears in the stored JSON. */
export function valueFor(
  slug: string,
  number: number,
): { body: object; each: object; mark: string } {
  const field = fields[slug] ?? '';
  const word = `wort ${number}`;
  if (slug === 'retention')
    return { body: { [field]: number }, each: { [field]: number }, mark: `"${field}":${number},` };
  // The test accounts have no second factor: the policy must not change.
  if (slug === 'mfa-policy')
    return { body: { requiredFor: 'none' }, each: { requiredFor: 'none' }, mark: 'none' };
  const lists: Record<string, unknown> = {
    'social-feeds': [{ problem: word }],
    'side-menus': [{ heading: word }],
    prices: [{ key: 'oilChange', name: word, from: 1 }],
  };
  const value = lists[slug] ?? word;
  return { body: { [field]: value }, each: { [field]: { de: value, pl: value } }, mark: word };
}
