import { localeOfCountry } from '@oilway/store/locales.ts';
import type { Data, Edit, EditInput, StudioClient } from './studio-client.ts';

const globals = ['header', 'side-menus', 'footer', 'settings', 'prices'] as const;

/** Edits of redirects, menus, footer and settings. */
export function siteWideEdits(studio: StudioClient) {
  const { ask, one, oneIn, patch } = studio;
  const globalData = async (input: EditInput): Promise<[string, Data]> => {
    const slug = globals[input.a % globals.length] ?? 'settings';
    const page = await oneIn(input.locale, 'pages', input.b);
    const link = { label: input.word, kind: 'page', page };
    const data = {
      header: { menu: [link], locatorLabel: input.word },
      'side-menus': { menus: [{ heading: input.word, links: [link] }] },
      footer: { legal: [link], copyright: input.word },
      prices: { prices: [{ key: 'filter', name: input.word, from: input.b }] },
      settings: { company: input.word, newsPage: page, eventsPage: page },
    }[slug];
    return [slug, data];
  };
  return {
    createRedirect: async ({ a, b, locale, word }) => {
      const kind = (['page', 'news', 'events'] as const)[a % 3] ?? 'page';
      return ask('POST', '/redirects', {
        from: `/${word.toLowerCase()}`,
        culture: localeOfCountry(locale),
        kind,
        [kind]: await oneIn(locale, kind === 'page' ? 'pages' : kind, b),
      });
    },
    editRedirect: async ({ a, locale }) =>
      patch('redirects', await one('redirects', a), {
        culture: localeOfCountry(locale),
      }),
    deleteRedirect: async ({ a }) => ask('DELETE', `/redirects/${await one('redirects', a)}`),
    editGlobal: async (input) => {
      const [slug, data] = await globalData(input);
      return ask('POST', `/globals/${slug}?locale=${input.locale}&depth=0`, data);
    },
  } satisfies Record<string, Edit>;
}
