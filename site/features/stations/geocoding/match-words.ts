/** Words that connect the words of a name; in an abbreviated name they may be missing or differ. */
const connectors = new Set(
  'a|am|an|auf|b|bei|d|das|dem|den|der|die|dem|i|im|in|k|kolo|n|nad|o|ob|od|pod|u|und|unter|v|vom|von|vor|w|we|z|zu|zum|zur'.split(
    '|',
  ),
);

/** Returns whether a word only connects the words of a name. */
export const isConnector = (word: string | undefined) => connectors.has(word ?? '');

/**
 * Returns whether words abbreviate a name: each word consists of letters of one word of the name, in order and beginning with
 * its first letter. `gorzow wlkp` is Gorzów Wielkopolski; `bad homburg v d h` and `bad homburg vdh` are Bad Homburg vor der Höhe.
 */
export function isAbbreviationOf(
  words: readonly string[],
  name: readonly string[],
  index = 0,
): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return name.slice(index).every(isConnector);
  const hasStarted = index > 0;
  if (index >= name.length) return hasStarted && words.every(isConnector);
  if (isWordAbbreviation(word, name[index] ?? '') && isAbbreviationOf(rest, name, index + 1))
    return true;
  if (!hasStarted) return false;
  if (rest.length === 0 && word.length > 1 && isWordAbbreviation(word, name.slice(index).join('')))
    return true;
  if (isConnector(name[index]) && isAbbreviationOf(words, name, index + 1)) return true;
  return isConnector(word) && isAbbreviationOf(rest, name, index);
}

/** Returns whether a word equals or abbreviates another one. */
export function isWordAbbreviation(short: string, word: string): boolean {
  if (short === word) return true;
  if (short.length >= word.length || short[0] !== word[0]) return false;
  let index = 0;
  for (const letter of word) if (letter === short[index]) index += 1;
  return index === short.length;
}

/** Endings of the Polish cases, the longest first, in the spelling of keys (without diacritics). */
const caseEndings =
  'iego|iemu|iami|iach|ego|emu|ami|ach|ich|ych|iej|iem|iom|iow|ej|em|im|ym|om|ow|ie|ia|iu|io|a|e|i|o|u|y'.split(
    '|',
  );

/**
 * Returns the possible stems of a Polish word in the spelling of keys; two words are forms of one if they share a stem:
 * `warszawa`, `warszawie` and `warszawy`; `sopot` and `sopocie`; `wloclawek` and `wloclawku`.
 */
export function polishStems(word: string): string[] {
  const whole = normalizeIrregular(word);
  const ending = caseEndings.find((one) => whole.endsWith(one) && whole.length - one.length >= 3);
  const stems = [normalizeStem(whole)];
  if (ending) stems.push(normalizeStem(whole.slice(0, -ending.length)));
  return stems;
}

/** Returns the prefix that all forms of a word share; used to select candidates for comparing stems. */
export function stemPrefix(word: string): string {
  const whole = normalizeIrregular(word);
  const ending =
    caseEndings.find((one) => whole.endsWith(one) && whole.length - one.length >= 3) ?? '';
  const stem = whole.slice(0, whole.length - ending.length);
  return stem.slice(0, Math.max(3, stem.length - 2));
}

/** Replaces irregular forms: names whose two parts are both inflected (w Białymstoku), or whose vowel changes. */
const normalizeIrregular = (word: string) =>
  word
    .replace(/^(bial|krasn)(?:ym|ego|emu)(?=stok|staw)/, '$1y')
    .replace(/^wsi$/, 'wies')
    .replace(/miesci(?:e|u)$/, 'miasto');

/** Returns a stem without a fleeting e and with alternating consonants unified. */
function normalizeStem(stem: string): string {
  const bare = stem.replace(/i$/, '').replace(/([^aeiouy])i?e([cklnrtw])$/, '$1$2');
  return bare
    .replace(/(?:rz|r)$/, 'r')
    .replace(/(?:dz|d|g)$/, 'd')
    .replace(/(?:c|t|k)$/, 'k');
}

/** Returns whether two words differ by one substitution, insertion, deletion or transposition. */
export function isOneEditApart(one: string, other: string): boolean {
  const lengthDifference = one.length - other.length;
  if (lengthDifference > 1 || lengthDifference < -1 || one === other) return false;
  let from = 0;
  while (one[from] === other[from] && from < one.length) from += 1;
  const rest = (word: string, skipped: number) => word.slice(from + skipped);
  if (lengthDifference === 1) return rest(one, 1) === rest(other, 0);
  if (lengthDifference === -1) return rest(one, 0) === rest(other, 1);
  if (rest(one, 1) === rest(other, 1)) return true;
  return (
    one[from] === other[from + 1] &&
    one[from + 1] === other[from] &&
    rest(one, 2) === rest(other, 2)
  );
}
