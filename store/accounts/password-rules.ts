import { inflateRawSync } from 'node:zlib';
import { packedWords } from './common-words.ts';
import {
  decodeLeet,
  foldDiacritics,
  isKeyboardWalk,
  isMostlySequences,
  isSequence,
  repeatedUnit,
  trimNonLetters,
} from './password-patterns.ts';

/** Rules for passwords: any characters, a minimal length, and none of the commonly guessed ones. */
export const minPasswordLength = 12;
export const maxPasswordLength = 128;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'common';

/** The most common words and keyboard rows of passwords in Germany and Poland. */
const commonWords = new Set(
  `password passwort kennwort geheim haslo hasło haslohaslo tajne qwerty qwertz qwertyuiop qwertzuiop asdfghjkl
  asdfghjklö yxcvbnm zxcvbnm azerty hallo welcome willkommen witaj letmein admin administrator root login master
  superman batman dragon monkey football fussball fußball baseball iloveyou ichliebedich kochamcie sunshine
  schatz schatzi sommer winter fruehling herbst lato zima polska deutschland germany poland berlin warszawa
  oilway motoroil motoroel motoröl oelwechsel ölwechsel olej kundenportal portalklienta portal test testtest
  abc abcd abcdef abcdefgh abcdefghijkl changeme trustno passw0rd p@ssword p@ssw0rd secret starwars pokemon
  internet computer samsung michael andrea daniel marcin bartek kasia michal mateusz`.split(/\s+/),
);

/** Words that international password lists lack: towns, months, football clubs, terms of endearment and plants. */
const localWords = new Set(
  `berlin hamburg munchen muenchen koln koeln frankfurt stuttgart dusseldorf duesseldorf leipzig dortmund essen bremen dresden
  hannover nurnberg nuernberg warszawa krakow lodz wroclaw poznan gdansk szczecin bydgoszcz lublin bialystok katowice gdynia
  januar februar marz maerz april juni juli august september oktober november dezember styczen luty marzec kwiecien maj czerwiec
  lipiec sierpien wrzesien pazdziernik listopad grudzien montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
  poniedzialek wtorek sroda czwartek piatek sobota niedziela volkswagen mercedes porsche skoda toyota legia wisla lech widzew
  borussia schalke bayern werder schmetterling sonnenblume gaensebluemchen marienkaefer prinzessin ksiezniczka princessa slonko
  kwiatek myszka kotek piesek misiu kochanie skarb slonce warsztat werkstatt autohaus motorrad samochod`.split(
    /\s+/,
  ),
);

/** Returns the problem of a new password; undefined for none. */
export function passwordProblem(password: string, email = ''): PasswordProblem | undefined {
  const characters = [...password.normalize('NFKC')];
  if (characters.length < minPasswordLength) return 'tooShort';
  if (characters.length > maxPasswordLength) return 'tooLong';
  return isCommon(characters.join('').toLowerCase(), email.toLowerCase()) ? 'common' : undefined;
}

function isCommon(password: string, email: string): boolean {
  if (new Set(password).size < 4 || isSequence(password)) return true;
  if (email !== '' && (password === email || password === email.split('@')[0])) return true;
  const foldedPassword = foldDiacritics(password);
  if (isKeyboardWalk(foldedPassword)) return true;
  // A common word with digits and signs around it, or repeated, is still common.
  const words = password.split(/[^\p{L}@]+/u).filter(Boolean);
  if (words.length === 0 && isMostlySequences(repeatedUnit(password))) return true;
  const core = trimNonLetters(foldedPassword);
  const variants = [
    foldedPassword,
    core,
    repeatedUnit(foldedPassword),
    trimNonLetters(repeatedUnit(foldedPassword)),
    repeatedUnit(core),
  ];
  if ([...variants, ...variants.map(decodeLeet)].some(isFrequent)) return true;
  return words.length > 0 && words.every((word) => commonWords.has(repeatedUnit(word)));
}

const isFrequent = (word: string): boolean => {
  frequentWords ??= new Set(
    inflateRawSync(Buffer.from(packedWords, 'base64')).toString().split('\n'),
  );
  return frequentWords.has(word) || commonWords.has(word) || localWords.has(word);
};

/** Decompressed at first use. */
let frequentWords: ReadonlySet<string> | undefined;
