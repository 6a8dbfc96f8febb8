/** The places of zoom 0 and 1 in the order of the format, which is a Hilbert curve's. */
export const places = ['0/0/0', '1/0/0', '1/0/1', '1/1/1', '1/1/0'] as const;

interface Parts {
  tiles: Partial<Record<(typeof places)[number], Buffer>>;
  /** 2 for PNG. */
  type?: number;
  packing?: number;
}

/** A PMTiles file of version 3 with a directory in one piece, as the format's specification lays it out. */
export function pmtiles({ tiles, type = 2, packing = 1 }: Parts): Buffer {
  const held = places.flatMap((place, id) => {
    const bytes = tiles[place];
    return bytes ? [{ id, bytes }] : [];
  });
  const numbers = [
    held.length,
    ...held.map(({ id }, index) => id - (held[index - 1]?.id ?? 0)),
    ...held.map(() => 1),
    ...held.map(({ bytes }) => bytes.length),
    // One after the other, which the format writes as 0 after the first.
    ...held.map((_, index) => (index === 0 ? 1 : 0)),
  ];
  const directory = Buffer.from(numbers.flatMap(variable));
  const data = Buffer.concat(held.map(({ bytes }) => bytes));
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
    ...[held.length, held.length, held.length],
  ].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  header.set([1, packing, 1, type, 0, 1], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + 4 * index);
  return Buffer.concat([header, directory, data]);
}

/** Seven bits a byte, the lowest first; the highest bit says that there are more. */
function variable(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...variable(Math.floor(value / 128))];
}
