import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { placeKey } from './place-key.ts';

/** The places of a country in columns, for objects would take several times the memory. Positions are in steps, see `degrees`. */
export interface PlaceTable {
  /** Sorted by their keys. */
  names: string[];
  keys: string[];
  /** By a word that is not the first of their keys: indices of `names`, ascending. */
  withWord: ReadonlyMap<string, readonly number[]>;
  /** Per name: its postal code, as an index of `codes`. */
  codeOf: number[];
  nameAt: Positions;
  /** Per name: a size that grows with the logarithm of its inhabitants; 0 where they are not known. */
  sizes: number[];
  /** Five digits as a number, ascending. */
  codes: number[];
  codeAt: Positions;
  /** Per code: its largest place, as an index of `names`. */
  nameOf: number[];
  /** By official code (AGS, TERYT), ascending; the first has none. */
  districts: District[];
  districtKeys: string[];
  /** Per name: an index of `districts`. */
  districtOf: number[];
}

interface Positions {
  latitudes: number[];
  longitudes: number[];
}

/** A quarter or another name, at a postal code of five figures. */
export interface ListedPlace {
  name: string;
  code: string;
}

/** A district, or a town that is one. */
export interface District {
  /** Begins with the code of its Land or voivodeship. */
  code: string;
  name: string;
}

/** What a table is made of; `names` sorted by their keys. */
export type PlaceColumns = Omit<PlaceTable, 'keys' | 'withWord' | 'districtKeys'>;

/** 200 steps are a degree: half a kilometre, and no place is further than 350 m from where it is said to be. */
export const degrees = (steps = 0) => steps / 200;
export const ascending = (one: number, other: number) => one - other;
export const steps = (degree: number) => Math.round(degree * 200);

export function packPlaces(table: PlaceColumns): Buffer {
  return brotliCompressSync(JSON.stringify(table), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
}

/** @param listed places that are added, at their postal codes. */
export function openPlaces(packed: Buffer, listed: readonly ListedPlace[] = []): PlaceTable {
  const columns = JSON.parse(brotliDecompressSync(packed).toString()) as PlaceColumns;
  const keys = columns.names.map((name) => placeKey(name));
  const all = withListed({ ...columns, keys }, listed);
  const districtKeys = columns.districts.map(({ name }) => placeKey(name));
  return { ...all, districtKeys, withWord: byLaterWords(all.keys) };
}

/** The columns with more places; a code that is not known is left out. */
function withListed(
  columns: PlaceColumns & Pick<PlaceTable, 'keys'>,
  listed: readonly ListedPlace[],
): PlaceColumns & Pick<PlaceTable, 'keys'> {
  const { keys, names, codes, codeAt, codeOf, nameAt, nameOf, sizes, districtOf } = columns;
  const added = listed
    .map(({ name, code }) => ({ key: placeKey(name), name, code: codes.indexOf(Number(code)) }))
    .filter(({ code }) => code >= 0);
  const rows = [
    ...keys.map((key, at) => ({ at, key, more: undefined })),
    ...added.map((more) => ({ at: nameOf[more.code] ?? 0, key: more.key, more })),
  ].sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  const moved: number[] = [];
  for (const [to, { at, more }] of rows.entries()) if (!more) moved[at] = to;
  const axis = (of: 'latitudes' | 'longitudes') =>
    rows.map(({ at, more }) => (more ? codeAt[of][more.code] : nameAt[of][at]) ?? 0);
  return {
    ...columns,
    keys: rows.map(({ key }) => key),
    names: rows.map(({ at, more }) => more?.name ?? names[at] ?? ''),
    codeOf: rows.map(({ at, more }) => more?.code ?? codeOf[at] ?? 0),
    nameAt: { latitudes: axis('latitudes'), longitudes: axis('longitudes') },
    nameOf: nameOf.map((name) => moved[name] ?? 0),
    sizes: rows.map(({ at, more }) => (more ? listedSize : (sizes[at] ?? 0))),
    districtOf: rows.map(({ at }) => districtOf[at] ?? 0),
  };
}

/** Of a place in a list, whose inhabitants are not said: 50,000. */
const listedSize = Math.round(8 * Math.log2(50_000));

function byLaterWords(keys: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [at, key] of keys.entries())
    for (const word of new Set(key.split(' ').slice(1))) {
      const known = found.get(word);
      if (known) known.push(at);
      else found.set(word, [at]);
    }
  return found;
}
