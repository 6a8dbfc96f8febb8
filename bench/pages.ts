/** One address of each kind of page in the demo content. */
export const pages = [
  { kind: 'home, German', path: '/' },
  { kind: 'home, Polish', path: '/pl' },
  { kind: 'oil change', path: '/oelwechsel' },
  { kind: 'filters', path: '/filter' },
  { kind: 'fleet', path: '/flottenservice' },
  { kind: 'about', path: '/ueber-uns' },
  { kind: 'locations', path: '/standorte' },
  { kind: 'imprint', path: '/impressum' },
  { kind: 'privacy', path: '/datenschutz' },
] as const;
