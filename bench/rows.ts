import type { Figure, Row } from './figure.ts';

/** Measures a row; `quick` only checks that it works. */
type Measure = (quick: boolean) => Promise<Figure[]>;

/** In the order of the report. Each module is loaded only when it is measured. */
export const rows: (Row & { measure: () => Promise<Measure> })[] = [
  {
    name: 'cached-page',
    title: 'Cached page',
    method:
      'requests per second of the site’s CPU time, relative to `node:http` with the same bytes.',
    measure: async () => (await import('./rows/cached.ts')).cachedPage,
  },
  {
    name: 'cached-call',
    title: 'Cached call',
    method: 'the same for `GetMarkers` with all stations of the demo.',
    measure: async () => (await import('./rows/cached.ts')).cachedCall,
  },
  {
    name: 'query',
    title: 'Page with a new query',
    method:
      'a new query each time, relative to `node:http` with a React page of as many elements and bytes, without data or compression.',
    measure: async () => (await import('./rows/query.ts')).query,
  },
  {
    name: 'forms',
    title: 'Contact messages',
    method:
      '200 concurrent senders; each message has its own captcha, solved in advance, and is durable with its mails before the response.',
    measure: async () => (await import('./rows/forms.ts')).forms,
  },
  {
    name: 'publication',
    title: 'Publication to visible',
    method:
      'from an editor’s save, by Payload in another process, to the first response with the new text; SQLite.',
    measure: async () => (await import('./rows/publication.ts')).publication,
  },
  {
    name: 'search',
    title: 'Search of the portal',
    method:
      'generated files, half German, half Polish; queries of nine kinds with access to a third of the categories.',
    measure: async () => (await import('./rows/search.ts')).search,
  },
  {
    name: 'start',
    title: 'Start and memory',
    method:
      'from the start of the site’s process to its first successful response on one core (median), and its resident set after 5 s idle.',
    measure: async () => (await import('./rows/start.ts')).start,
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse and scripts',
    method:
      'every page type with Lighthouse’s slow phone profile, best of up to 5 runs; scripts compressed with gzip.',
    measure: async () => (await import('./rows/lighthouse.ts')).lighthouseAndScripts,
  },
];
