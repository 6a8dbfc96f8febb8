/** What the fallback needs to know of a font: advances and vertical metrics in thousandths of an em. */
export interface FontMetrics {
  advance: (character: string) => number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/**
 * Reads the metrics of a static TrueType font (an instance without variation axes).
 * The vertical values come from `hhea`, the table browsers lay lines out with.
 */
export function readMetrics(sfnt: Buffer): FontMetrics {
  const table = tableReader(sfnt);
  const em = table('head').readUInt16BE(18);
  const perMille = (units: number) => (units / em) * 1000;
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const lastFullMetric = hhea.readUInt16BE(34) - 1;
  const glyphOf = characterMap(table('cmap'));
  return {
    advance: (character) =>
      perMille(hmtx.readUInt16BE(Math.min(glyphOf(character), lastFullMetric) * 4)),
    ascent: perMille(hhea.readInt16BE(4)),
    descent: perMille(-hhea.readInt16BE(6)),
    lineGap: perMille(hhea.readInt16BE(8)),
  };
}

function tableReader(sfnt: Buffer): (tag: string) => Buffer {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < sfnt.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    const start = sfnt.readUInt32BE(entry + 8);
    const tag = sfnt.toString('latin1', entry, entry + 4);
    tables.set(tag, sfnt.subarray(start, start + sfnt.readUInt32BE(entry + 12)));
  }
  return (tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no ${tag} table`);
    return table;
  };
}

/** Only format 4 (the basic plane), which every web font carries. */
function characterMap(cmap: Buffer): (character: string) => number {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (subtable.readUInt16BE(0) === 4) {
      return (character) => segmentLookup(subtable, character.charCodeAt(0));
    }
  }
  throw new Error('The font has no format 4 character map');
}

function segmentLookup(subtable: Buffer, code: number): number {
  const doubled = subtable.readUInt16BE(6);
  for (let segment = 0; segment < doubled; segment += 2) {
    if (subtable.readUInt16BE(14 + segment) < code) continue;
    const start = subtable.readUInt16BE(16 + doubled + segment);
    if (start > code) break;
    const delta = subtable.readUInt16BE(16 + doubled * 2 + segment);
    const offsetAt = 16 + doubled * 3 + segment;
    const offset = subtable.readUInt16BE(offsetAt);
    if (offset === 0) return (code + delta) & 0xffff;
    return (subtable.readUInt16BE(offsetAt + offset + (code - start) * 2) + delta) & 0xffff;
  }
  throw new Error(`The font has no glyph for U+${code.toString(16).padStart(4, '0')}`);
}
