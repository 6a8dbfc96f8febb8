/** Arial's advances in thousandths of an em: the local font that stands in until Archivo is there. */
export const arial = {
  regular: advances({
    222: 'ijl',
    278: ' ,.ftI',
    333: 'r-',
    500: 'cksvxyzJ',
    556: 'abdeghnopquL0123456789',
    611: 'FTZ',
    667: 'ABEKPSVXY',
    722: 'wCDHNRU',
    778: 'GOQ',
    833: 'mM',
    944: 'W',
  }),
  bold: advances({
    278: ' ,.ijlI',
    333: 'ft-',
    389: 'r',
    500: 'z',
    556: 'aceksvxyJ0123456789',
    611: 'bdghnopquFLTZ',
    667: 'EPSVXY',
    722: 'ABCDHKNRU',
    778: 'wGOQ',
    833: 'M',
    889: 'm',
    944: 'W',
  }),
};

function advances(table: Record<number, string>): (character: string) => number {
  const widths = new Map<string, number>();
  for (const [width, characters] of Object.entries(table)) {
    for (const character of characters) widths.set(character, Number(width));
  }
  return (character) => {
    const width = widths.get(character);
    if (width === undefined) throw new Error(`No Arial advance noted for "${character}"`);
    return width;
  };
}
