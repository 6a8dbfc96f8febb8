import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { placeKey } from './place-key.ts';

/** The places of a country in columns, which need a fraction of the memory of objects. Positions are in steps, see `toDegrees`. */
export interface Gazetteer {
  /** Sorted by key. */
  names: string[];
  keys: string[];
  /** Indices of `names`, ascending, by each word of their keys except the first. */
  wordIndex: ReadonlyMap<string, readonly number[]>;
  /** Per name: an index of `codes`. */
  codeOf: number[];
  nameAt: Positions;
  /** Per name: the population on a logarithmic scale; 0 if unknown. */
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

/** A quarter or another name, at a postal code of five digits. */
export interface CustomPlace {
  name: string;
  code: string;
}

/** A district, including urban districts. */
export interface District {
  /** Begins with the code of its Land or voivodeship. */
  code: string;
  name: string;
}

/** The stored columns of a gazetteer; `names` sorted by key. */
export type GazetteerColumns = Omit<Gazetteer, 'keys' | 'wordIndex' | 'districtKeys'>;

/** Converts steps to degrees. 200 steps are a degree, so positions are accurate to 350 m. */
export const toDegrees = (steps = 0) => steps / 200;
export const ascending = (one: number, other: number) => one - other;
export const toSteps = (degree: number) => Math.round(degree * 200);

export function encodeGazetteer(table: GazetteerColumns): Buffer {
  return brotliCompressSync(JSON.stringify(table), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
}

/** @param customPlaces places to add at the positions of their postal codes. */
export function decodeGazetteer(
  compressed: Buffer,
  customPlaces: readonly CustomPlace[] = [],
): Gazetteer {
  const columns = JSON.parse(brotliDecompressSync(compressed).toString()) as GazetteerColumns;
  const keys = columns.names.map((name) => placeKey(name));
  const all = withCustomPlaces({ ...columns, keys }, customPlaces);
  const districtKeys = columns.districts.map(({ name }) => placeKey(name));
  return { ...all, districtKeys, wordIndex: buildWordIndex(all.keys) };
}

/** Returns the columns with the custom places; omits places with an unknown code. */
function withCustomPlaces(
  columns: GazetteerColumns & Pick<Gazetteer, 'keys'>,
  customPlaces: readonly CustomPlace[],
): GazetteerColumns & Pick<Gazetteer, 'keys'> {
  const { keys, names, codes, codeAt, codeOf, nameAt, nameOf, sizes, districtOf } = columns;
  const added = customPlaces
    .map(({ name, code }) => ({ key: placeKey(name), name, code: codes.indexOf(Number(code)) }))
    .filter(({ code }) => code >= 0);
  const rows = [
    ...keys.map((key, index) => ({ index, key, custom: undefined })),
    ...added.map((custom) => ({ index: nameOf[custom.code] ?? 0, key: custom.key, custom })),
  ].sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  const newIndexes: number[] = [];
  for (const [newIndex, { custom, index }] of rows.entries())
    if (!custom) newIndexes[index] = newIndex;
  const axis = (of: 'latitudes' | 'longitudes') =>
    rows.map(({ custom, index }) => (custom ? codeAt[of][custom.code] : nameAt[of][index]) ?? 0);
  return {
    ...columns,
    keys: rows.map(({ key }) => key),
    names: rows.map(({ custom, index }) => custom?.name ?? names[index] ?? ''),
    codeOf: rows.map(({ custom, index }) => custom?.code ?? codeOf[index] ?? 0),
    nameAt: { latitudes: axis('latitudes'), longitudes: axis('longitudes') },
    nameOf: nameOf.map((name) => newIndexes[name] ?? 0),
    sizes: rows.map(({ custom, index }) => (custom ? customPlaceSize : (sizes[index] ?? 0))),
    districtOf: rows.map(({ index }) => districtOf[index] ?? 0),
  };
}

/** The assumed size of custom places: 50,000 inhabitants. */
const customPlaceSize = Math.round(8 * Math.log2(50_000));

function buildWordIndex(keys: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, key] of keys.entries())
    for (const word of new Set(key.split(' ').slice(1))) {
      const known = found.get(word);
      if (known) known.push(index);
      else found.set(word, [index]);
    }
  return found;
}
