import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { placeKey } from './place-key.ts';

/** The places of a country in columns, for objects would take ten times the memory. Positions are in steps, see `degrees`. */
export interface PlaceTable {
  /** Sorted by their keys. */
  names: string[];
  keys: string[];
  /** By a word that is not the first of their keys: indices of `names`, ascending. */
  withWord: ReadonlyMap<string, readonly number[]>;
  /** Per name: its postal code, as an index of `codes`. */
  codeOf: Uint32Array;
  nameAt: { latitudes: Int32Array; longitudes: Int32Array };
  /** Per name: a size that grows with the logarithm of its inhabitants; 0 where they are not known. */
  sizes: Uint8Array;
  /** Five digits as a number, ascending. */
  codes: Uint32Array;
  codeAt: { latitudes: Int32Array; longitudes: Int32Array };
  /** Per code: its largest place, as an index of `names`. */
  nameOf: Uint32Array;
  /** By official code (AGS, TERYT), ascending; the first has none. */
  districts: District[];
  districtKeys: string[];
  /** Per name: an index of `districts`. */
  districtOf: Uint16Array;
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
export const steps = (degree: number) => Math.round(degree * 200);

/** Columns of small differences, which compress well. */
export function packPlaces(table: PlaceColumns): Buffer {
  const { names, codes, codeOf, nameOf, nameAt, codeAt, sizes, districts, districtOf } = table;
  const besideCode = (axis: 'latitudes' | 'longitudes') =>
    [...nameAt[axis]].map((value, index) => value - (codeAt[axis][codeOf[index] ?? 0] ?? 0));
  const districtLines = districts.map(({ code, name }) => `${code}\t${name}`);
  const text = Buffer.from([...names, ...districtLines].join('\n'));
  // Most names of a code lie in one district.
  const usual = new Map([...districtOf].map((district, index) => [codeOf[index], district]));
  const columns = [
    differences(codes),
    differences(codeAt.latitudes),
    differences(codeAt.longitudes),
    differences(nameOf),
    [...codeOf],
    besideCode('latitudes'),
    besideCode('longitudes'),
    [...sizes],
    differences(codes.map((_, code) => usual.get(code) ?? 0)),
    [...districtOf].map((district, index) => district - (usual.get(codeOf[index]) ?? 0)),
  ];
  const numbers = columns.flatMap((column) => split(column));
  const head = Int32Array.of(codes.length, names.length, text.length);
  return brotliCompressSync(Buffer.concat([bytesOf(head), text, ...numbers.map(bytesOf)]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** @param listed places that are added, at their postal codes. */
export function openPlaces(packed: Buffer, listed: readonly ListedPlace[] = []): PlaceTable {
  const bytes = brotliDecompressSync(packed);
  const [codeCount = 0, nameCount = 0, textLength = 0] = new Int32Array(
    Uint8Array.from(bytes.subarray(0, 12)).buffer,
  );
  const lines = bytes.toString('utf8', 12, 12 + textLength).split('\n');
  const names = lines.slice(0, nameCount);
  const districts = lines.slice(nameCount).map((line) => {
    const [code = '', name = ''] = line.split('\t');
    return { code, name };
  });
  let from = 12 + textLength;
  const column = (count: number) => {
    const values = Int32Array.from({ length: count }, (_, index) => {
      const low = bytes[from + index] ?? 0;
      const high = bytes.readInt16LE(from + count + 2 * index);
      return high * 256 + low;
    });
    from += 3 * count;
    return values;
  };
  const codes = Uint32Array.from(sums(column(codeCount)));
  const codeAt = { latitudes: sums(column(codeCount)), longitudes: sums(column(codeCount)) };
  const nameOf = Uint32Array.from(sums(column(codeCount)));
  const codeOf = Uint32Array.from(column(nameCount));
  const beside = (values: Int32Array, of: Int32Array) =>
    values.map((value, index) => value + (of[codeOf[index] ?? 0] ?? 0));
  const nameAt = {
    latitudes: beside(column(nameCount), codeAt.latitudes),
    longitudes: beside(column(nameCount), codeAt.longitudes),
  };
  const sizes = Uint8Array.from(column(nameCount));
  const usual = sums(column(codeCount));
  const ownDistrict = column(nameCount);
  const districtOf = Uint16Array.from(
    ownDistrict,
    (value, at) => value + (usual[codeOf[at] ?? 0] ?? 0),
  );
  const columns = { names, codes, codeAt, nameOf, codeOf, nameAt, sizes, districts, districtOf };
  const keys = names.map((name) => placeKey(name));
  const all = listed.length > 0 ? withListed({ ...columns, keys }, listed) : { ...columns, keys };
  const districtKeys = districts.map(({ name }) => placeKey(name));
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
  const moved = new Uint32Array(names.length);
  for (const [to, { at, more }] of rows.entries()) if (!more) moved[at] = to;
  const axis = (of: 'latitudes' | 'longitudes') =>
    Int32Array.from(rows, ({ at, more }) => (more ? codeAt[of][more.code] : nameAt[of][at]) ?? 0);
  return {
    ...columns,
    keys: rows.map(({ key }) => key),
    names: rows.map(({ at, more }) => more?.name ?? names[at] ?? ''),
    codeOf: Uint32Array.from(rows, ({ at, more }) => more?.code ?? codeOf[at] ?? 0),
    nameAt: { latitudes: axis('latitudes'), longitudes: axis('longitudes') },
    nameOf: nameOf.map((name) => moved[name] ?? 0),
    sizes: Uint8Array.from(rows, ({ at, more }) => (more ? listedSize : (sizes[at] ?? 0))),
    districtOf: Uint16Array.from(rows, ({ at }) => districtOf[at] ?? 0),
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

function differences(values: ArrayLike<number>): number[] {
  return Array.from(values, (value, index) => value - (index > 0 ? (values[index - 1] ?? 0) : 0));
}

function sums(values: Int32Array): Int32Array {
  let sum = 0;
  return values.map((value) => (sum += value));
}

/** The low bytes of all values, then what is above them: most of that is zero. */
function split(values: number[]): [Uint8Array, Int16Array] {
  const low = Uint8Array.from(values, (value) => value & 255);
  return [low, Int16Array.from(values, (value) => value >> 8)];
}

function bytesOf(values: Uint8Array | Int16Array | Int32Array): Buffer {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength);
}
