/** Normal forms of variants of the same password. */

/** Returns the text in lower case and without diacritics: `HASŁO` and `haslo` are equal in a guess. */
export const foldDiacritics = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');

/** Returns the text without leading and trailing digits and signs. */
export const trimNonLetters = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const leetDigits: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
const leetCharacters: Record<string, string> = { ...leetDigits, '@': 'a', $: 's', '!': 'i' };

/** Returns the text with letters in place of the digits and signs that substitute them within a word. */
export const decodeLeet = (text: string): string =>
  trimNonLetters(text).replace(/[013457@$!]/g, (sign) => leetCharacters[sign] ?? sign);

/** Returns the unit that a text repeats; the text itself where it repeats nothing. */
export function repeatedUnit(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
}

/** Returns whether a text is a sequence, forwards or backwards: `123456789012`, `abcdefghijkl`. */
export function isSequence(text: string): boolean {
  const steps = [...text].map((letter, index, all) => {
    const before = all[index - 1];
    return before === undefined ? undefined : codePointOf(letter) - codePointOf(before);
  });
  const rest = steps.slice(1);
  return [1, -1].some((step) => rest.every((each) => each === step || each === -9 * step));
}

/** Returns whether digits are mostly short sequences: `123456654321`, `123456789123`. */
export function isMostlySequences(digits: string): boolean {
  let sequences = 0;
  for (let at = 0; at < digits.length; sequences += 1) {
    let end = at + 1;
    while (end < digits.length && isSequence(digits.slice(at, end + 1))) end += 1;
    at = end;
  }
  return digits.length / sequences >= 3;
}

const codePointOf = (letter: string) => letter.codePointAt(0) ?? 0;

const keyboardRows = [
  'qwertzuiopu',
  'qwertyuiop',
  'asdfghjkloa',
  'yxcvbnm',
  'zxcvbnm',
  '1234567890',
];

/** Returns whether a text is adjacent keys in one direction. */
const isKeyboardRow = (text: string): boolean => {
  const back = [...text].reverse().join('');
  return (
    text.length >= 3 &&
    (isSequence(text) || keyboardRows.some((row) => row.includes(text) || row.includes(back)))
  );
};

/** Columns of keys, on German and Polish keyboards. */
const keyboardColumns = [
  '1qay',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6zhn',
  '6yhn',
  '7ujm',
  '8ik',
  '9ol',
];
const columnWalks = keyboardColumns.flatMap((column) =>
  [column, column.slice(1)].flatMap((piece) => [piece, [...piece].reverse().join('')]),
);
const columnWalkPattern = new RegExp(`^(${columnWalks.join('|')})+\\d*$`);

/** Returns whether a text is a keyboard walk: `qwertzuiop12`, `1q2w3e4r5t6z`, `1qay2wsx3edc`. */
export function isKeyboardWalk(text: string): boolean {
  const keys = text.replace(/[^\p{L}\d]+$/u, '');
  const [odd, even] = [0, 1].map((at) => [...keys].filter((_, index) => index % 2 === at).join(''));
  const letters = keys.replace(/\d+$/, '');
  return (
    (isKeyboardRow(odd ?? '') && isKeyboardRow(even ?? '')) ||
    columnWalkPattern.test(keys) ||
    (letters.length >= 4 && isKeyboardRows(letters))
  );
}

/** Returns whether a text is keyboard rows of at least three keys each. */
function isKeyboardRows(text: string): boolean {
  for (let end = text.length; end >= 3; end -= 1)
    if (
      isKeyboardRow(text.slice(0, end)) &&
      (end === text.length || isKeyboardRows(text.slice(end)))
    )
      return true;
  return false;
}
