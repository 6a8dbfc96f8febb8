const transliterations: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ł: 'l' };

/** Returns the slug of a title: lower case, a–z, digits and hyphens; German umlauts transliterated. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüßł]/g, (letter) => transliterations[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reserved first path segments, which cannot be slugs of German pages. */
export const reservedSlugs = new Set([
  'pl',
  'umbraco',
  'api',
  'assets',
  'media',
  'preview',
  'health',
  'vcard',
  'examples',
  'kundenportal',
  'customerportal',
  'forms',
]);

/** Reserved slugs of Polish pages, below `/pl`. */
export const reservedPolishSlugs = new Set(['portal-klienta', 'forms']);
