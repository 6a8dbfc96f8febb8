/** The tiles of zoom 0 and 1 in the order of the format, a Hilbert curve. */
export const tilePaths = ['0/0/0', '1/0/0', '1/0/1', '1/1/1', '1/1/0'] as const;

interface PmtilesParts {
  tiles: Partial<Record<(typeof tilePaths)[number], Buffer>>;
  /** 2 for PNG. */
  type?: number;
  compression?: number;
}

/** Returns a PMTiles file of version 3 with one root directory. */
export function pmtiles({ tiles, type = 2, compression = 1 }: PmtilesParts): Buffer {
  const stored = tilePaths.flatMap((path, id) => {
    const bytes = tiles[path];
    return bytes ? [{ id, bytes }] : [];
  });
  const numbers = [
    stored.length,
    ...stored.map(({ id }, index) => id - (stored[index - 1]?.id ?? 0)),
    ...stored.map(() => 1),
    ...stored.map(({ bytes }) => bytes.length),
    // Contiguous offsets are 0 after the first.
    ...stored.map((_, index) => (index === 0 ? 1 : 0)),
  ];
  const directory = Buffer.from(numbers.flatMap(varint));
  const data = Buffer.concat(stored.map(({ bytes }) => bytes));
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const [start, end] = [127, 127 + directory.length];
  for (const [index, value] of [
    start,
    directory.length,
    end,
    0,
    end,
    0,
    end,
    data.length,
    ...[stored.length, stored.length, stored.length],
  ].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  header.set([1, compression, 1, type, 0, 1], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + 4 * index);
  return Buffer.concat([header, directory, data]);
}

/** Encodes a number with seven bits per byte, lowest first; the highest bit marks a continuation. */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
