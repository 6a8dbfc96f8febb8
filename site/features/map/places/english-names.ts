import type { Country } from '../rules/projection.ts';

/**
 * By keys: the names that stand on English maps for towns of ours where no spelling of the name itself leads to them.
 * Only of the largest, for who drives through the country; the names of other languages and times are not asked for.
 */
export const englishNames: Readonly<Record<Country, ReadonlyMap<string, string>>> = {
  de: new Map([
    ['brunswick', 'Braunschweig'],
    ['cologne', 'Köln'],
    ['hanover', 'Hannover'],
    ['munich', 'München'],
    ['nuremberg', 'Nürnberg'],
  ]),
  pl: new Map([
    ['cracow', 'Kraków'],
    ['warsaw', 'Warszawa'],
  ]),
};
