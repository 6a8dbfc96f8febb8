import type { LibraryView } from '../../../features/library/files/library-view.ts';
import type { FileErrorBlock, LibraryBlock } from '../../../features/library/library-page.ts';
import type { MemberBlock, MemberView } from '../../../features/members/view.ts';

const member = {
  id: 'b2f6c1c0-5a52-4a57-9a3e-0d7a6f3d2c11',
  name: 'Henrike Brinkmann',
  email: 'henrike@brinkmann-unna.example',
  company: 'Autohaus Brinkmann, Unna',
  companyId: 1,
  contact: 1,
  locale: 'de-DE' as const,
};

const portal = (view: MemberView): MemberBlock => ({ blockType: 'memberArea', view });

export const login = portal({ kind: 'login', saved: true, ended: false });
export const reset = portal({ kind: 'reset' });
export const account = portal({ kind: 'account', sent: false });
export const newPassword = portal({
  kind: 'newPassword',
  token: 'a'.repeat(43),
  purpose: 'invite',
});
export const badLink = portal({ kind: 'notice', notice: 'badLink' });
const latest = {
  id: 1,
  name: 'Sicherheitsdatenblatt 5W-30 Longlife',
  href: '/kundenportal/datei/1',
  details: 'Motoröl · PDF · 1,2 MB',
  date: '2026-11-04T00:00:00.000Z',
  formattedDate: '04.11.2026',
};
export const start = portal({
  kind: 'start',
  member,
  files: [
    { ...latest, badge: 'new' },
    { ...latest, id: 2, name: 'Preisliste Werkstattpartner', badge: 'changed' },
    { ...latest, id: 3, name: 'Preisrechner', href: undefined, badge: undefined },
  ],
  downloads: { files: 318, downloaded: 207 },
  contact: {
    profileName: 'Svenja Althoff',
    title: 'Leitung Flottenservice',
    phone: '+49 231 000 201',
    email: 'svenja.althoff@oilway.example',
  },
  requests: [
    {
      reference: 'OW-26-483-1742',
      sent: '2026-11-12T09:00:00.000Z',
      state: 'inWork',
      formattedDate: '12. November 2026',
    },
  ],
  formHref: '/kontakt#contact-form',
});
export const emptyStart = portal({
  kind: 'start',
  member,
  files: [],
  downloads: { files: 0, downloaded: 0 },
  requests: [],
});
const upload = (id: number, name: string, size: number) => ({
  id,
  name,
  mediaType: 'application/pdf',
  size,
  sha256: 'a'.repeat(64),
  pages: 2,
  thumbnail: false,
});
const keys = {
  technik: 'b2f6c1c0-5a52-4a57-9a3e-0d7a6f3d2c11',
  oil: 'b2f6c1c0-5a52-4a57-9a3e-0d7a6f3d2c12',
  print: 'b2f6c1c0-5a52-4a57-9a3e-0d7a6f3d2c13',
};
const file = {
  id: 1,
  name: 'Sicherheitsdatenblatt 5W-30 Longlife',
  category: 2,
  categoryTitle: 'Motoröl',
  nodeKey: keys.oil,
  locale: 'de-DE' as const,
  date: '2026-11-04T00:00:00.000Z',
  version: '7',
  file: upload(1, 'SDB-5W30-LL_v7.pdf', 1_200_000),
  printFile: null,
  externalLink: null,
  changedAt: '2026-11-04T00:00:00.000Z',
  lastDownload: '2026-10-01T00:00:00.000Z',
  changedSince: true,
  earlierVersions: [
    {
      upload: upload(2, 'SDB-5W30-LL_v6.pdf', 1_100_000),
      version: '6',
      date: '2026-02-01T00:00:00.000Z',
      replacedAt: '2026-11-04T00:00:00.000Z',
    },
  ],
};
const filters = [
  { key: 'pdf', group: 'kind' as const, count: 1, chosen: false },
  { key: 'link', group: 'kind' as const, count: 1, chosen: false },
  { key: '2026', group: 'year' as const, count: 2, chosen: false },
];
const shown: LibraryView = {
  tree: [
    {
      id: 1,
      key: keys.technik,
      title: 'Technik',
      count: 2,
      children: [{ id: 2, key: keys.oil, title: 'Motoröl', count: 2, children: [] }],
    },
    { id: 3, key: keys.print, title: 'Werbung', count: 1, children: [] },
  ],
  trail: [{ id: 1, key: keys.technik, title: 'Technik' }],
  files: [
    file,
    {
      ...file,
      id: 2,
      name: 'Preisrechner für Werkstattpartner',
      file: null,
      externalLink: 'https://preise.example/',
      changedSince: false,
      earlierVersions: [],
    },
  ],
  total: 3,
  categoryTotal: 2,
  pageCount: 1,
  filters,
  query: { words: '', filters: [], category: 1, tiles: false, order: undefined, page: 1 },
  support: 'portal@oilway.example',
  origin: 'https://oilway.example',
};
const [first, second] = shown.files;
export const filesUnjoined: FileErrorBlock = {
  blockType: 'fileError',
  reason: 'unmergeable',
  unmergeable: {
    failures: first ? [{ file: first, locked: true }] : [],
    mergeable: second ? [second] : [],
  },
};
export const fileError = { blockType: 'fileError', reason: 'gone' } as const;
export const library: LibraryBlock = { blockType: 'library', library: shown };
export const libraryFound: LibraryBlock = {
  blockType: 'library',
  library: {
    ...shown,
    files: [file],
    resultCount: 1,
    filters: filters.map((filter) => ({ ...filter, chosen: filter.key === 'pdf' })),
    query: {
      words: 'datenbl',
      filters: ['pdf', '2025'],
      category: 1,
      tiles: false,
      order: undefined,
      page: 1,
    },
  },
};
export const libraryNothing: LibraryBlock = {
  blockType: 'library',
  library: {
    ...shown,
    files: [],
    resultCount: 0,
    query: {
      words: 'Kühlwasser',
      filters: ['image'],
      category: 1,
      tiles: true,
      order: undefined,
      page: 1,
    },
  },
};
export const profile = portal({
  kind: 'profile',
  state: 'list',
  member,
  session: 'one',
  sessions: [
    {
      id: 'one',
      device: 'Firefox',
      begun: '2026-11-21T08:00:00.000Z',
      lastSeen: '2026-11-21T09:00:00.000Z',
    },
    {
      id: 'two',
      device: '',
      begun: '2026-11-20T08:00:00.000Z',
      lastSeen: '2026-11-21T08:30:00.000Z',
    },
  ],
  ended: false,
  passkeys: [],
});
export const passkeys = portal({
  kind: 'profile',
  state: 'passkeys',
  member,
  session: 'one',
  sessions: [],
  ended: false,
  passkeys: [
    {
      id: 'AQ',
      name: 'Rechner im Büro',
      created: '2026-11-21T08:00:00.000Z',
      lastUsed: '2026-11-22T09:00:00.000Z',
    },
    { id: 'Ag', name: '', created: '2026-11-22T08:00:00.000Z', lastUsed: null },
  ],
  passkeyChange: 'added',
});
