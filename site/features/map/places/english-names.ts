import type { Country } from '../rules/projection.ts';

/**
 * By keys: the names that stand on English maps for towns of ours where no spelling of the name itself leads to them.
 * Only of the largest, for who drives through the country; the names of other languages and times are not asked for.
 */
export const englishNames: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  de: {
    brunswick: 'Braunschweig',
    cologne: 'Köln',
    hanover: 'Hannover',
    munich: 'München',
    nuremberg: 'Nürnberg',
  },
  pl: { cracow: 'Kraków', warsaw: 'Warszawa' },
};
