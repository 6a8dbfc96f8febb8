/**
 * The spellings a word is found under: lower case without accents, and with ae, oe and ue where German writes an
 * umlaut. ß counts as ss and ł as l, which Unicode does not take apart.
 */
export function foldings(word: string): string[] {
  const lower = word.toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('ø', 'o');
  const plain = withoutAccents(lower);
  const spelled = withoutAccents(
    lower.normalize('NFC').replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter),
  );
  return plain === spelled ? [plain] : [plain, spelled];
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{Mark}/gu, '');
}
