/**
 * Returns the stem of a Polish noun or adjective: removes case and number endings, and normalizes the alternations before them: consonants (filtr,
 * filtrze; karta, karcie; uszczelka, uszczelce), a fleeting e (hamulec, hamulca; sprzęgło, sprzęgieł), ą and ę (ząb, zęby). ó and o are already
 * equal. Based on the declension tables of the Polish grammar by Z. Saloni and M. Świdziński; a stem is a key, not always a word.
 * @param word folded, letters only.
 */
export function stemPolish(word: string): string {
  const whole = irregular(word);
  // 'olei' is one of the two plural genitives of 'olej'.
  let stem = whole.length > 3 && whole.endsWith('ei') ? `${whole.slice(0, -1)}j` : whole;
  let ending = '';
  for (let at = endingIndex(stem, true); at < stem.length; at = endingIndex(stem, false)) {
    ending = stem.slice(at);
    stem = stem.slice(0, at);
  }
  return normalizeVowel(normalizeConsonant(stem, ending), ending === '');
}

/** Irregular words, by the common prefix of their other forms. */
const irregulars: readonly (readonly [RegExp, string])[] = [
  [/^dzien$|^dniem$|^dni(?:a|u|om|ami|ach)?$/, 'dni'],
  [/^tydzien$/, 'tygodn'],
  [/^kwiecien$/, 'kwietn'],
  [/^grudzien$/, 'grudn'],
  [/^marzec$|^marc(?:a|em|owi|u)$/, 'marzec'],
  [/^bialymstok|^bialegostok/, 'bialystok'],
  [/^kociol$/, 'kotl'],
  [/^osiol$/, 'osl'],
  [/^(miesi|tysi|pieni)e(?=c|dz)/, '$1a'],
];

function irregular(word: string): string {
  const found = irregulars.find(([form]) => form.test(word));
  return found ? word.replace(...found) : word;
}

/** Endings with the minimal length of the remaining stem, longest first. */
const endings: readonly (readonly [RegExp, number])[] = [
  [/(?:iami|iach)$/, 3],
  [/(?:ami|ach|iem|ego|emu|ymi|imi|ych|ich|owie|(?<!i)om)$/, 3],
  [/(?:iow|owi|iej|iom)$/, 4],
  [/(?:(?<!^kol)ej|em|ym|im)$/, 3],
  [/um$/, 4],
  [/(?:ia|ie|io|iu)$/, 3],
  [/[aeiouy]$/, 3],
];

/**
 * Returns the index of an ending; the word's length without one.
 * @param first whether no ending was removed yet: -ów is a case, -ow- makes adjectives.
 */
function endingIndex(word: string, first: boolean): number {
  const ow = word.length - 2;
  if (word.endsWith('ow') && ow >= (first ? 3 : 4)) return ow;
  for (const [ending, least] of endings) {
    const at = word.search(ending);
    if (at >= least) return at;
  }
  return word.length;
}

/**
 * Returns the stem with its most frequent final consonant: c before e is a k, ci a t; dz is a g, dzi a d; rz an r.
 * @param ending the removed ending.
 */
function normalizeConsonant(stem: string, ending: string): string {
  const soft = ending.startsWith('i') || (ending === '' && softAtEnd.test(stem));
  return stem
    .replace(/rz$/, 'r')
    .replace(/dz$/, soft ? 'd' : 'g')
    .replace(/c$/, soft ? 't' : 'k');
}

/** Words without an ending whose c or dz has an accent, which folding removes. */
const softAtEnd = /(?<!j)sc$|[jn]ec$|napiec$|pamiec$|^(?:siec|plec|chec|nic)$|[^a]dz$/;

/** ą occurs in the form without an ending only. */
const nasal =
  /^(?:zab|dab|maz|waz|rak|blad|u?rzad|o?krag|klab|galaz|zolad|golab|jastrzab|ksieg|ksiag|wstag|przysiag|swiat)$/;

/** Replaces the vowel before the last consonant, which differs in forms without an ending or with e. */
function normalizeVowel(stem: string, bare: boolean): string {
  const plain = bare && nasal.test(stem) ? stem.replace(/a(?=[^a]+$)/, 'e') : stem;
  return plain
    .replace(/jezd(?=z?$)/, 'jazd')
    .replace(/gniezd(?=z?$)/, 'gniazd')
    .replace(/(?<=^mi)e(?=st$)|(?<=^(?:po|k)wi)e(?=t$)|(?<=^wi)e(?=tr$)|(?<=^swi)e(?=tl$)/, 'a')
    .replace(
      /(?<=..[^aeiouy])e(?=k$)|(?<=...)ie(?=k$)|(?<=...)(?<!^lit)i?e(?=[lr]$)|(?<=..)i?e(?=l$)/,
      '',
    )
    .replace(/(?<=og|stop|sierp|wrzes|stycz|sworz|beb|ok|wios|wlok|ploc|drew|ziar)i?e(?=n$)/, '');
}
