import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import type { Language, Said } from './said-in-code.ts';
import { read, root } from './sources.ts';

const dictionaries: Record<Language, string> = {
  de: 'node_modules/@cspell/dict-de-de/de_DE.trie.gz',
  pl: 'node_modules/@cspell/dict-pl_pl/pl_pl.trie.gz',
};
export const ownWords = (language: Language) =>
  read(`site/test/words/${language}.txt`).trimEnd().split('\n');

/** Fields, addresses and targets of links, files and commands. */
const markup = [
  /\{\{?[^{}\s]+\}?\}/,
  /\]\([^)\s]*\)/,
  /(?<!\p{L})(?:https?:|mailto:|tel:|www\.)[^\s)"'`,]*/u,
  /[\w.+-]+@[\w.-]+/,
  /(?:[\w-]+\.)+(?:example|de|pl|eu|com|org|pdf|zip|json)(?!\p{L})(?:\/[\w-]+)*/u,
  /(?<![\p{L}\d])\/[\w/-]+/u,
  /oilway [a-z]+ [a-z]+/,
];
const noWords = new RegExp(markup.map(({ source }) => source).join('|'), 'gu');
/** They may stand within a word: soft hyphens and word joiners. */
const within = /\u00ad|\u2060|\\u00ad|\\u2060/g;

/** The words of a text, each with its place. */
export function wordsOf({ file, line, text }: Said): { word: string; place: string }[] {
  return text.split('\n').flatMap((row, at) => {
    const plain = row
      .replaceAll(within, '')
      .replaceAll(/\\(u[\da-f]{4}|n)/g, ' ')
      .replaceAll(noWords, ' ');
    const found = plain.matchAll(/-?[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu);
    return [...found].map(([word]) => ({ word, place: `${file}:${line + at}` }));
  });
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a word is in the dictionary of a language or in our list; of a word with hyphens, whether all of its parts are. */
export function spellingOf(language: Language): (word: string) => boolean {
  const packed = readFileSync(join(root, dictionaries[language]));
  const dictionary = decodeTrie(gunzipSync(packed));
  const own = new Set(ownWords(language));
  const isKnown = (word: string) => own.has(word) || dictionary.hasWord(word, true);

  const isRight = (word: string) => {
    if (word.length < 2 || /\p{N}/u.test(word) || isKnown(word)) return true;
    const lower = word.toLowerCase();
    if (word === word.toUpperCase()) return isKnown(lower) || isKnown(capital(lower));
    return word === capital(lower) && isKnown(lower);
  };
  // A noun behind a hyphen may have a small letter: „Altöl und -filter“.
  return (word) =>
    isRight(word) ||
    word.split(/[-’']/).every((part, at) => isRight(part) || (at > 0 && isRight(capital(part))));
}
