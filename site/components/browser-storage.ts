/**
 * Everything that the site keeps in a visitor's browser; its privacy page says it, and `browser-storage.test.ts` finds what is kept and
 * not in here. A name that ends in `*` goes on. Behind TLS cookies have `__Host-` before theirs, but for the places of videos.
 */
export const browserStorage = {
  session: { kinds: ['cookie'], name: 'oilway-session', setBy: 'site/server/http/session.ts' },
  consent: {
    kinds: ['cookie'],
    name: 'oilway-consent',
    setBy: 'site/behaviours/consent/consent.ts',
  },
  country: {
    kinds: ['localStorage', 'sessionStorage'],
    name: 'oilway.country',
    setBy: 'site/behaviours/country.ts',
  },
  textSize: {
    kinds: ['localStorage'],
    name: 'oilway.text-size',
    setBy: 'site/behaviours/first.ts',
  },
  draft: {
    kinds: ['localStorage'],
    name: 'oilway.draft.*',
    setBy: 'site/forms/fields/use-draft.ts',
  },
  streets: {
    kinds: ['localStorage'],
    name: 'oilway-maps:server',
    setBy: 'site/features/stations/browser/StreetMap.tsx',
    asksFirst: true,
  },
  videoPlace: {
    kinds: ['cookie'],
    name: 'oilway-video-*',
    setBy: 'site/features/video/browser/position.ts',
    asksFirst: true,
  },
  videoTitle: {
    kinds: ['localStorage'],
    name: 'oilway-video:*',
    setBy: 'site/features/video/browser/metadata.ts',
    asksFirst: true,
  },
  preview: { kinds: ['cookie'], name: 'oilway-preview', setBy: 'site/pages/preview.ts' },
} as const satisfies Record<string, StoredThing>;

export type BrowserStorageKey = keyof typeof browserStorage;

export type StorageKind = 'cookie' | 'localStorage' | 'sessionStorage';

interface StoredThing {
  kinds: readonly StorageKind[];
  name: string;
  /** The module that writes it. */
  setBy: string;
  /** Only with the visitor's consent; all else is what a visitor asks for by a press. */
  asksFirst?: boolean;
}
