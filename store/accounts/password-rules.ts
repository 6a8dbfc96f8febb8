/** What a password may be: any characters, so many of them, and none that everybody tries first. */
export const shortest = 12;
export const longest = 128;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'common';

/** Words and rows of keys that passwords are most often made of, here and in Poland. */
const common = new Set(
  `password passwort kennwort geheim haslo hasło haslohaslo tajne qwerty qwertz qwertyuiop qwertzuiop asdfghjkl
  asdfghjklö yxcvbnm zxcvbnm azerty hallo welcome willkommen witaj letmein admin administrator root login master
  superman batman dragon monkey football fussball fußball baseball iloveyou ichliebedich kochamcie sunshine
  schatz schatzi sommer winter fruehling herbst lato zima polska deutschland germany poland berlin warszawa
  oilway motoroil motoroel motoröl oelwechsel ölwechsel olej kundenportal portalklienta portal test testtest
  abc abcd abcdef abcdefgh abcdefghijkl changeme trustno passw0rd p@ssword p@ssw0rd secret starwars pokemon
  internet computer samsung michael andrea daniel marcin bartek kasia michal mateusz`.split(/\s+/),
);

/** @returns what is wrong with a new password; undefined where nothing is. */
export function passwordProblem(password: string, email = ''): PasswordProblem | undefined {
  const letters = [...password.normalize('NFKC')];
  if (letters.length < shortest) return 'tooShort';
  if (letters.length > longest) return 'tooLong';
  return isCommon(letters.join('').toLowerCase(), email.toLowerCase()) ? 'common' : undefined;
}

function isCommon(password: string, email: string): boolean {
  if (new Set(password).size < 4 || isRun(password)) return true;
  if (email !== '' && (password === email || password === email.split('@')[0])) return true;
  // A word with figures and signs around it, or more than once, is still that word.
  const words = password.split(/[^\p{L}@]+/u).filter(Boolean);
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (words.length === 0) return isRun(repeated(password));
  const wholes = [core, repeated(password), repeated(core)];
  return (
    wholes.some((word) => common.has(word)) || words.every((word) => common.has(repeated(word)))
  );
}

/** The part that a text is a repetition of; the text itself where it is none. */
function repeated(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
}

/** `123456789012`, `abcdefghijkl` and the like, forwards or backwards. */
function isRun(text: string): boolean {
  const steps = [...text].map((letter, index, all) => {
    const before = all[index - 1];
    return before === undefined ? undefined : codeOf(letter) - codeOf(before);
  });
  const rest = steps.slice(1);
  return [1, -1].some((step) => rest.every((each) => each === step || each === -9 * step));
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;
