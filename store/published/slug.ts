const folded: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ł: 'l' };

/** The address form of a title: lower case, a–z, digits and hyphens; German umlauts spelt out. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüßł]/g, (letter) => folded[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** First path segments that belong to the site itself and can't name a German page. */
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

/** The same for Polish pages, below `/pl`. */
export const reservedPolishSlugs = new Set(['portal-klienta', 'forms']);
