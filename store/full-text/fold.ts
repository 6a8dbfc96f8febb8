const letters: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'a', œ: 'o', ı: 'i' };

/**
 * Normalizes a text for search: lower case, no accents, no invisible characters (a soft hyphen, the joiner within 5W-30), ß as ss, ł as l, and ae,
 * oe, ue as the letter without its umlaut, as in Snowball's German2 stemmer, except ue after q or a vowel.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // A fast path for most words.
  const plain = isAscii(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[\p{Mark}\p{Cf}]+/gu, '')
        .replaceAll(/[ßłøđæœı]/g, (letter) => letters[letter] ?? letter);
  return plain.includes('e') ? plain.replaceAll(/([ao])e|(?<![aeoq])(u)e/g, '$1$2') : plain;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the first half of ASCII is what is looked for
const ascii = /^[\x00-\x7f]*$/;

const isAscii = (text: string) => ascii.test(text);
