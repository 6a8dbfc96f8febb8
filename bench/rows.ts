import type { Figure, Row } from './figure.ts';

/** Measures a row; `quick` only checks that it works. */
type Measure = (quick: boolean) => Promise<Figure[]>;

/** In the order of the report. Each module is loaded only when it is measured. */
export const rows: (Row & { measure: () => Promise<Measure> })[] = [
  {
    name: 'cached-page',
    title: 'Cached page',
    method:
      'requests that the site answers in a second of its own processor time, of those that `node:http` answers with the same bytes and nothing around it.',
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
      'each query another one, beside `node:http` with a page of as many elements and bytes that React renders, without data or compression.',
    measure: async () => (await import('./rows/query.ts')).query,
  },
  {
    name: 'forms',
    title: 'Contact messages',
    method:
      '200 senders; each message has a captcha of its own, solved before and verified at the visitors’ cost, and is on disk with its mails before the answer.',
    measure: async () => (await import('./rows/forms.ts')).forms,
  },
  {
    name: 'publication',
    title: 'Publication to visible',
    method:
      'from the moment an editor saves, through Payload in another process, to the first answer with the new text; SQLite.',
    measure: async () => (await import('./rows/publication.ts')).publication,
  },
  {
    name: 'search',
    title: 'Search of the portal',
    method:
      'generated files, half German, half Polish, and questions of nine kinds with the rights of a third of the categories.',
    measure: async () => (await import('./rows/search.ts')).search,
  },
  {
    name: 'start',
    title: 'Start and memory',
    method:
      'from the start of the site’s process to its first good answer on one core (median), and its resident set when it has done nothing for 5 s.',
    measure: async () => (await import('./rows/start.ts')).start,
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse and scripts',
    method:
      'every kind of page with Lighthouse’s slow phone, the best of up to 5 runs, for other work on the machine only takes points; scripts as they are sent with gzip.',
    measure: async () => (await import('./rows/lighthouse.ts')).lighthouseAndScripts,
  },
];
