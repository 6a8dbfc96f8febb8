/** Words that stand between the words of a name; in an abbreviated name they may be missing, or be others. */
const connectors = new Set(
  'a|am|an|auf|b|bei|d|das|dem|den|der|die|dem|i|im|in|k|kolo|n|nad|o|ob|od|pod|u|und|unter|v|vom|von|vor|w|we|z|zu|zum|zur'.split(
    '|',
  ),
);

/** Whether a word only stands between those of a name. */
export const isConnector = (word: string | undefined) => connectors.has(word ?? '');

/**
 * Whether words are short for a name, as on road signs and in timetables: each word has letters of one word of the name, in
 * their order and from its first letter on. `gorzow wlkp` is Gorzów Wielkopolski, `bad homburg v d h` Bad Homburg vor der
 * Höhe, `bad homburg vdh` too.
 */
export function isShortFor(words: readonly string[], name: readonly string[], at = 0): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return name.slice(at).every(isConnector);
  const begun = at > 0;
  if (at >= name.length) return begun && words.every(isConnector);
  if (hasLettersOf(word, name[at] ?? '') && isShortFor(rest, name, at + 1)) return true;
  if (!begun) return false;
  if (rest.length === 0 && word.length > 1 && hasLettersOf(word, name.slice(at).join('')))
    return true;
  if (isConnector(name[at]) && isShortFor(words, name, at + 1)) return true;
  return isConnector(word) && isShortFor(rest, name, at);
}

/** Whether a word is another one or short for it. */
export function hasLettersOf(short: string, word: string): boolean {
  if (short === word) return true;
  if (short.length >= word.length || short[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Endings of the Polish cases, the longest first, in the spelling of keys (no marks). */
const endings =
  'iego|iemu|iami|iach|ego|emu|ami|ach|ich|ych|iej|iem|iom|iow|ej|em|im|ym|om|ow|ie|ia|iu|io|a|e|i|o|u|y'.split(
    '|',
  );

/**
 * What the cases of a Polish word have in common, in the spelling of keys: of `warszawa`, `warszawie` and `warszawy`, of
 * `sopot` and `sopocie`, of `wloclawek` and `wloclawku`. Two words are forms of one if they share a stem.
 */
export function polishStems(word: string): string[] {
  const whole = irregular(word);
  const ending = endings.find((one) => whole.endsWith(one) && whole.length - one.length >= 3);
  const stems = [softened(whole)];
  if (ending) stems.push(softened(whole.slice(0, -ending.length)));
  return stems;
}

/** Letters in which the forms of a word begin alike: names of the same first letters are compared by their stems. */
export function commonBeginning(word: string): string {
  const whole = irregular(word);
  const ending = endings.find((one) => whole.endsWith(one) && whole.length - one.length >= 3) ?? '';
  const stem = whole.slice(0, whole.length - ending.length);
  return stem.slice(0, Math.max(3, stem.length - 2));
}

/** Names of which both parts change (w Białymstoku), or the vowel does. */
const irregular = (word: string) =>
  word
    .replace(/^(bial|krasn)(?:ym|ego|emu)(?=stok|staw)/, '$1y')
    .replace(/^wsi$/, 'wies')
    .replace(/miesci(?:e|u)$/, 'miasto');

/** The end of a stem without a fleeting e, and with one letter for those that change into each other. */
function softened(stem: string): string {
  const firm = stem.replace(/i$/, '').replace(/([^aeiouy])i?e([cklnrtw])$/, '$1$2');
  return firm
    .replace(/(?:rz|r)$/, 'r')
    .replace(/(?:dz|d|g)$/, 'd')
    .replace(/(?:c|t|k)$/, 'k');
}

/** Whether two words differ by one letter: one wrong, one too many, one missing, or two that changed places. */
export function isOneSlip(one: string, other: string): boolean {
  const more = one.length - other.length;
  if (more > 1 || more < -1 || one === other) return false;
  let from = 0;
  while (one[from] === other[from] && from < one.length) from += 1;
  const rest = (word: string, skipped: number) => word.slice(from + skipped);
  if (more === 1) return rest(one, 1) === rest(other, 0);
  if (more === -1) return rest(one, 0) === rest(other, 1);
  if (rest(one, 1) === rest(other, 1)) return true;
  return (
    one[from] === other[from + 1] &&
    one[from + 1] === other[from] &&
    rest(one, 2) === rest(other, 2)
  );
}
