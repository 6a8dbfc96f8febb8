import { stemGerman } from './stem-german.ts';

/** Technical terms that are known even if no file contains them as single words. */
const technicalTerms = (
  'ol filter motor getriebe wechsel kraftstoff luft innenraum brems kupplung achse wasser kuhl schmier datenblatt ' +
  'sicherheit preis liste formular schulung anweisung entsorgung lager werkstatt fahrzeug blatt plan stand menge ' +
  'schraube dichtung ring kanister fass bestell rechnung prufung kontrolle merkblatt'
).split(' ');

const technicalStems = new Set(technicalTerms.map(stemGerman));

/** First parts of technical compounds, before any second part. */
const oilPrefixes = ['ol', 'altol', 'motorol', 'getriebeol'];

/** Short words that begin or end many unrelated words. */
const excludedParts = new Set(
  (
    'aber alle als also am an auf aus bei bis da dann das dass dem den der des die dies doch du ein eine einem einen ' +
    'einer eines er es fur gar geh hat hier ich ihr im in ist ja je kan kann kein man mehr mit nach nicht noch nur ob ' +
    'oder ohn ohne sehr sein sich sie sind so uber um und uns unt unter ver vom von vor war was wen wenn wer wie wir ' +
    'wird zu zum zur zwei end ent erst her hin isch ige lich keit heit ung ion tion tat'
  ).split(' '),
);

/** Minimal lengths: of a part, except 'ol'; of a compound; of a last part after an unknown first part. */
const [minPartLength, minCompoundLength, minLastPartLength] = [3, 6, 5];

/** Returns whether a stem is a word of the library. */
export type IsWord = (stem: string) => boolean;

/** Returns whether a stem may be a part of a compound. */
export const canBeCompoundPart = (stem: string): boolean =>
  (stem.length >= minPartLength || stem === 'ol') &&
  !excludedParts.has(stem) &&
  /^[a-z]+$/.test(stem);

/** A part of a word: its stem and position. */
interface Part {
  stem: string;
  from: number;
  to: number;
}

/** Returns all sequences of known words from the start of a word. */
function findParts(word: string, isWord: IsWord): Part[] {
  const { length } = word;
  const parts: Part[] = [];
  const reached = new Uint8Array(length + 1);
  reached[0] = 1;
  for (let from = 0; from < length - 1; from += 1) {
    if (!reached[from]) continue;
    for (let to = from + 2; to <= length; to += 1) {
      const rest = length - to;
      if ((from === 0 && rest === 0) || rest === 1) continue;
      const stem = partStem(word.slice(from, to), isWord);
      if (stem === undefined) continue;
      parts.push({ stem, from, to });
      reached[to] = 1;
    }
  }
  return parts;
}

/** Returns the parts that belong to a complete split. */
function completeSplits(parts: readonly Part[], length: number): Part[] {
  const reachesEnd = new Uint8Array(length + 1);
  reachesEnd[length] = 1;
  // From the end, because later parts come later.
  return parts.toReversed().filter(({ from, to }) => {
    if (reachesEnd[to]) reachesEnd[from] = 1;
    return reachesEnd[to];
  });
}

/** Returns the stem of a part. Linking letters (Sicherheit-s-, Brems-en-) are removed as endings. */
function partStem(part: string, isWord: IsWord): string | undefined {
  if (part.length < minPartLength) return part === 'ol' ? part : undefined;
  if (isPart(part, isWord)) return part;
  const stem = stemGerman(part);
  return stem !== part && isPart(stem, isWord) ? stem : undefined;
}

const isPart = (stem: string, isWord: IsWord): boolean =>
  (stem.length >= minPartLength || stem === 'ol') &&
  (technicalStems.has(stem) || isWord(stem)) &&
  !excludedParts.has(stem);

/**
 * Returns the stems of all words in a compound, short and long: 'olfilterwechsel' has ol, filt, wechsel, olfilt and filterwechsel if the library has
 * them. Without a complete split: the last part, and the first one if it is oil.
 * @param word a stem, folded.
 */
export function compoundParts(word: string, isWord: IsWord): string[] {
  if (word.length < minCompoundLength || !/^[a-z]+$/.test(word)) return [];
  const splits = completeSplits(findParts(word, isWord), word.length);
  if (splits.length > 0) return [...new Set(splits.map(({ stem }) => stem))];
  const first = oilPrefixes.filter(
    (block) => word.startsWith(block) && word.length >= block.length + 4,
  );
  for (let from = minPartLength; from <= word.length - minLastPartLength; from += 1) {
    const last = word.slice(from);
    if (isPart(last, isWord)) return [...first, last];
  }
  return first;
}

/** Returns a compound's smallest parts in order, as stems; undefined for any other word. */
export function splitCompound(word: string, isWord: IsWord): string[] | undefined {
  if (word.length < minCompoundLength || !/^[a-z]+$/.test(word)) return undefined;
  const splits = completeSplits(findParts(word, isWord), word.length);
  const parts: string[] = [];
  for (let from = 0; from < word.length; ) {
    const [next] = splits
      .filter((part) => part.from === from)
      .sort((one, other) => one.to - other.to);
    if (!next) return undefined;
    parts.push(next.stem);
    from = next.to;
  }
  return parts.length > 1 ? parts : undefined;
}
