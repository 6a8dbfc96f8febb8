/** Forms in which everybody writes the same password. */

/** Without marks on letters, in small ones: `HASŁO` and `haslo` are one word to whoever guesses. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');

/** Without the figures and signs around it. */
export const coreOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const figures: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
const signs: Record<string, string> = { ...figures, '@': 'a', $: 's', '!': 'i' };

/** With letters for the figures and signs that stand for them within a word. */
export const spelledOut = (text: string): string =>
  coreOf(text).replace(/[013457@$!]/g, (sign) => signs[sign] ?? sign);

/** The part that a text is a repetition of; the text itself where it is none. */
export function repeated(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
}

/** `123456789012`, `abcdefghijkl` and the like, forwards or backwards. */
export function isRun(text: string): boolean {
  const steps = [...text].map((letter, index, all) => {
    const before = all[index - 1];
    return before === undefined ? undefined : codeOf(letter) - codeOf(before);
  });
  const rest = steps.slice(1);
  return [1, -1].some((step) => rest.every((each) => each === step || each === -9 * step));
}

/** `123456654321`, `123456789123`: figures that are mostly short runs. */
export function isRuns(figures: string): boolean {
  let pieces = 0;
  for (let at = 0; at < figures.length; pieces += 1) {
    let end = at + 1;
    while (end < figures.length && isRun(figures.slice(at, end + 1))) end += 1;
    at = end;
  }
  return figures.length / pieces >= 3;
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

const rows = ['qwertzuiopu', 'qwertyuiop', 'asdfghjkloa', 'yxcvbnm', 'zxcvbnm', '1234567890'];

/** Keys beside each other, in one direction. */
const isRow = (text: string): boolean => {
  const back = [...text].reverse().join('');
  return (
    text.length >= 3 &&
    (isRun(text) || rows.some((row) => row.includes(text) || row.includes(back)))
  );
};

/** Keys below each other, on the keyboards of Germany and Poland. */
const columns = [
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
const pieces = columns.flatMap((column) =>
  [column, column.slice(1)].flatMap((piece) => [piece, [...piece].reverse().join('')]),
);
const inColumns = new RegExp(`^(${pieces.join('|')})+\\d*$`);

/** `qwertzuiop12`, `1q2w3e4r5t6z`, `1qay2wsx3edc`: what a finger does that goes along the keys. */
export function isWalk(text: string): boolean {
  const keys = text.replace(/[^\p{L}\d]+$/u, '');
  const [odd, even] = [0, 1].map((at) => [...keys].filter((_, index) => index % 2 === at).join(''));
  const letters = keys.replace(/\d+$/, '');
  return (
    (isRow(odd ?? '') && isRow(even ?? '')) ||
    inColumns.test(keys) ||
    (letters.length >= 4 && isRows(letters))
  );
}

/** Rows one after another, each of three keys or more. */
function isRows(text: string): boolean {
  for (let end = text.length; end >= 3; end -= 1)
    if (isRow(text.slice(0, end)) && (end === text.length || isRows(text.slice(end)))) return true;
  return false;
}
