/**
 * Everything the site stores in a visitor's browser, as listed on the privacy page; `browser-storage.test.ts` finds modules that are missing here. A
 * name that ends in `*` is a prefix. Behind TLS cookie names start with `__Host-`, except those of video positions.
 */
export const browserStorage = {
  session: {
    kinds: ['cookie'],
    name: 'oilway-session',
    setBy: 'site/server/http/session-cookie.ts',
  },
  consent: {
    kinds: ['cookie'],
    name: 'oilway-consent',
    setBy: 'site/behaviours/consent/consent.ts',
  },
  country: {
    kinds: ['localStorage', 'sessionStorage'],
    name: 'oilway.country',
    setBy: 'site/behaviours/country-dialogs.ts',
  },
  textSize: {
    kinds: ['localStorage'],
    name: 'oilway.text-size',
    setBy: 'site/behaviours/head-script.ts',
  },
  closedNotices: {
    kinds: ['localStorage'],
    name: 'oilway.closed-notices',
    setBy: 'site/behaviours/head-script.ts',
  },
  station: {
    kinds: ['localStorage'],
    name: 'oilway.station.*',
    setBy: 'site/features/stations/browser/your-station.ts',
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
    requiresConsent: true,
  },
  videoPlace: {
    kinds: ['cookie'],
    name: 'oilway-video-*',
    setBy: 'site/features/video/browser/position-cookie.ts',
    requiresConsent: true,
  },
  videoTitle: {
    kinds: ['localStorage'],
    name: 'oilway-video:*',
    setBy: 'site/features/video/browser/metadata.ts',
    requiresConsent: true,
  },
  preview: { kinds: ['cookie'], name: 'oilway-preview', setBy: 'site/pages/preview.ts' },
} as const satisfies Record<string, StorageEntry>;

export type BrowserStorageKey = keyof typeof browserStorage;

export type StorageKind = 'cookie' | 'localStorage' | 'sessionStorage';

interface StorageEntry {
  kinds: readonly StorageKind[];
  name: string;
  /** The module that writes it. */
  setBy: string;
  /** Stored only with consent; all others are stored on the visitor's own action. */
  requiresConsent?: boolean;
}
