import { cultureOf } from '@oilway/store/cultures.ts';
import type { Chance, Data, Desk, Edit } from './desk.ts';

const globals = ['header', 'side-menus', 'footer', 'settings', 'prices'] as const;

/** Redirects, menus, footer and settings. */
export function editSiteWide(desk: Desk) {
  const { ask, one, oneIn, patch } = desk;
  const globalData = async (chance: Chance): Promise<[string, Data]> => {
    const slug = globals[chance.a % globals.length] ?? 'settings';
    const page = await oneIn(chance.locale, 'pages', chance.b);
    const link = { label: chance.word, kind: 'page', page };
    const data = {
      header: { menu: [link], locatorLabel: chance.word },
      'side-menus': { menus: [{ heading: chance.word, links: [link] }] },
      footer: { legal: [link], copyright: chance.word },
      prices: { prices: [{ key: 'filter', name: chance.word, from: chance.b }] },
      settings: { company: chance.word, newsPage: page, eventsPage: page },
    }[slug];
    return [slug, data];
  };
  return {
    createRedirect: async ({ a, b, locale, word }) => {
      const kind = (['page', 'news', 'events'] as const)[a % 3] ?? 'page';
      return ask('POST', '/redirects', {
        from: `/${word.toLowerCase()}`,
        culture: cultureOf(locale),
        kind,
        [kind]: await oneIn(locale, kind === 'page' ? 'pages' : kind, b),
      });
    },
    editRedirect: async ({ a, locale }) =>
      patch('redirects', await one('redirects', a), {
        culture: cultureOf(locale),
      }),
    deleteRedirect: async ({ a }) => ask('DELETE', `/redirects/${await one('redirects', a)}`),
    editGlobal: async (chance) => {
      const [slug, data] = await globalData(chance);
      return ask('POST', `/globals/${slug}?locale=${chance.locale}&depth=0`, data);
    },
  } satisfies Record<string, Edit>;
}
