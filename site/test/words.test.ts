/** Spelling and terminology of all German and Polish texts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { parse } from 'yaml';
import { readRepositoryFile, repositoryFiles, root } from './repository-files.ts';

const isOfDemo = (file: string) => /^demo\/.*\.(yaml|md)$/.test(file) && file !== 'demo/README.md';
/** The files with what visitors read. Mails to staff say *ty*, as the studio does. */
const forVisitors = repositoryFiles.filter(
  (file) =>
    isOfDemo(file) ||
    (/^(site|store)\/.*(messages|mails|labels|words|fields)\.ts$/.test(file) &&
      !/^store\/(accounts|diagnostics|reporting|staff)\//.test(file)),
);

/** Identifiers are lower-case and have no space. */
const isText = (words: string) => /\s|^.?\p{Lu}|[^\0-\x7f]/u.test(words);

const textsOf = (value: unknown): string[] =>
  typeof value === 'object'
    ? Object.values(value ?? {}).flatMap(textsOf)
    : [value].filter((one) => typeof one === 'string').filter(isText);

/** Returns the strings shown to users: those under the key of a language, and the first two arguments of such a function. */
function messagesIn(node: unknown, isMessage: boolean): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => messagesIn(one, isMessage));
  if (typeof node !== 'object' || node === null) return [];
  const { arguments: args, callee, key, type, value, ...parts } = node as Record<string, unknown>;
  const nameOf = (one: unknown) => {
    const { name, value: text } = (one ?? {}) as { name?: string; value?: string };
    return String(name ?? text);
  };
  if (/^(Import|TS(?!As|Satisfies|NonNull)|BinaryExpression)/.test(String(type))) return [];
  if (type === 'Literal')
    return isMessage && typeof value === 'string' ? [value].filter(isText) : [];
  if (type === 'TemplateElement')
    return isMessage ? [(value as { cooked: string }).cooked].filter(isText) : [];
  if (type === 'Property' && nameOf(key) === 'en') return [];
  if (type === 'Property') return messagesIn(value, isMessage || /^(de|pl)(-|$)/.test(nameOf(key)));
  if (callee && /^(text|words|label)$/.test(nameOf(callee)))
    return messagesIn((args as unknown[]).slice(0, 2), true);
  return [...Object.values(parts), callee, args, value].flatMap((part) =>
    messagesIn(part, isMessage),
  );
}

function textsIn(file: string): string[] {
  const source = readRepositoryFile(file);
  if (file.endsWith('.yaml')) return textsOf(parse(source));
  if (file.endsWith('.md')) {
    const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
    return [...textsOf(parse(front)), body];
  }
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return messagesIn(program.body, forVisitors.includes(file));
}

/** Placeholders, URLs and link targets, files and commands. */
const markup = [
  /\{\{?[^{}\s]+\}?\}/,
  /\]\([^)\s]*\)/,
  /(?<!\p{L})(?:https?:|mailto:|tel:|www\.)[^\s)"'`,]*/u,
  /[\w.+-]+@[\w.-]+/,
  /(?:[\w-]+\.)+(?:example|de|pl|eu|com|org|pdf|zip|json)(?!\p{L})(?:\/[\w-]+)*/u,
  /(?<![\p{L}\d])\/[\w/-]+/u,
  /oilway [a-z]+ [a-z]+/,
  /\d+ days?(?!\p{L})/u,
];
const markupPattern = new RegExp(markup.map(({ source }) => source).join('|'), 'gu');
/** Allowed within a word: soft hyphens and word joiners. */
const within = /\u00ad|\u2060/g;
const wordsOf = (text: string) =>
  text
    .replaceAll(within, '')
    .replaceAll(markupPattern, ' ')
    .match(/-?[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? [];

const languages = ['de', 'pl'] as const;
const ownWords = languages.map((one) =>
  readRepositoryFile(`site/test/words/${one}.txt`).trimEnd().split('\n'),
);
const own = new Set(ownWords.flat());
const dictionaries = ['de-de/de_DE', 'pl_pl/pl_pl'].map((name) => {
  const packed = readFileSync(join(root, `node_modules/@cspell/dict-${name}.trie.gz`));
  return decodeTrie(gunzipSync(packed));
});
const isKnown = (word: string) =>
  own.has(word) || dictionaries.some((one) => one.hasWord(word, true));
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
function isRight(word: string): boolean {
  if (word.length < 2 || /\p{N}/u.test(word) || isKnown(word)) return true;
  const lower = word.toLowerCase();
  if (word === word.toUpperCase()) return isKnown(lower) || isKnown(capital(lower));
  return word === capital(lower) && isKnown(lower);
}
/** Of a word with hyphens each part; regions have codes of two capitals; a noun behind one may have a small letter: „Altöl und -filter“. */
const isWhole = (word: string) =>
  isRight(word) ||
  /^[A-Z]{2}-[A-Z]{2}$/.test(word) ||
  word.split(/[-’']/).every((part, at) => isRight(part) || (at > 0 && isRight(capital(part))));

test('every word is in the German or Polish dictionary or in site/test/words', () => {
  const withText = repositoryFiles.filter(
    (file) =>
      (isOfDemo(file) && !/products/.test(file)) ||
      (/^(site|store|content|studio)\/.*\.tsx?$/.test(file) &&
        !/\/(test|examples|migrations|geocoding)\/|\.test\.|query-pairs|map-labels|^store\/(locales|full-text)/.test(
          file,
        )),
  );
  const all = withText.flatMap((file) =>
    textsIn(file).flatMap((text) => wordsOf(text).map((word) => ({ file, word }))),
  );
  expect(all.length).toBeGreaterThan(40_000);
  const wrong = all.filter(({ word }) => !isWhole(word));
  expect(wrong.map(({ file, word }) => `${file}: ${word}`)).toEqual([]);
});

test.each(languages)('the word list of %s is sorted', (language) => {
  const words = ownWords[languages.indexOf(language)] ?? [];
  expect(words).toEqual([...new Set(words)].sort(new Intl.Collator(language).compare));
});

/** Synonyms are the words of visitors, not ours. */
const withoutSynonyms = (text: string) =>
  text.replace(/^synonyms: \|-\n(?: .*\n?)+/m, (block) => block.replaceAll(/.*(?=\n)/g, ''));

const lines = forVisitors.flatMap((file) =>
  withoutSynonyms(readRepositoryFile(file))
    .split('\n')
    .map((line, at) => ({ place: `${file}:${at + 1}`, line: line.trim() }))
    .filter(({ line }) => !/^(\/\/|\/?\*|#)/.test(line)),
);

/** Returns the matching lines, with the text that must not be there. */
const found = (wrong: RegExp) =>
  lines.flatMap(({ line, place }) => {
    const [match] = wrong.exec(line) ?? [];
    return match === undefined ? [] : [`${place}: ${match}`];
  });

const glossary = readRepositoryFile('docs/editing.md')
  .split('\n## ')
  .find((part) => part.startsWith('Words\n'));
const forbidden = (glossary?.split('\n') ?? [])
  .filter((line) => /^\| (?!German|-)/.test(line))
  .flatMap(
    (line) =>
      line
        .split('|')
        .at(-2)
        ?.split(/,(?= )/) ?? [],
  )
  .map((word) => word.trim())
  .filter(Boolean);

test('the checks cover texts and forbidden words', () => {
  expect(forVisitors.length).toBeGreaterThan(150);
  expect(forbidden.length).toBeGreaterThan(25);
  expect(forbidden).toContain('Standortsuche');
});

test.each(forbidden)('no text contains “%s”', (word) => {
  const [start = '', open] = word.split('…');
  const plain = word.endsWith(' …') ? word : start;
  const escaped = plain.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \u00a0]');
  const end = open === undefined && /\p{L}$/u.test(plain) ? '(?![\\p{L}])' : '';
  expect(found(new RegExp(`(?<![\\p{L}-])${escaped}${end}`, 'u'))).toEqual([]);
});

/** Friends in the plural; visitors and members are Państwo (docs/editing.md). Labels of buttons are imperatives, as usual, of one person. */
const plural =
  /(?<!\p{L})(?:wy|wami?|wasz\p{L}*|możecie|chcecie|macie|jesteście|\p{L}+(?:jcie|ujecie|[ai]żecie|iacie|szecie))(?!\p{L})/iu;

test('Polish texts do not use the informal second person', () => {
  const yours =
    /(?<!\p{L})(Ty|Ci|Cię|Ciebie|Tobie|Tobą|Tw(ój|oj\p{Ll}+|oim\p{Ll}*|oich)|Wasz\p{Ll}*|Wam)(?!\p{L})/u;
  // A verb in the second person; these end like one.
  const you =
    /(?<!\p{L})(?!(?:nasz|też|kosz|arkusz|afisz|Asz)(?!\p{L}))\p{Ll}+(?:asz|esz|isz|ysz)(?!\p{L})/u;
  expect([...found(yours), ...found(you), ...found(plural)]).toEqual([]);
  expect(plural.test('Jak pokażecie nasz znak?')).toBe(true);
  // A German word, too.
  expect(found(/(?<!\p{L})was(?!\p{L})/iu).filter((line) => line.includes('.pl.'))).toEqual([]);
  expect(
    found(/(?<!\p{L})Prosz[ęe](?! bardzo)(?!\p{L})|[Pp]rosimy poprosić|[Cc]zęsto pytacie/u),
  ).toEqual([]);
});

test('Polish texts have no space before a percent sign', () => {
  expect(found(/\d[ \u00a0]%/).filter((line) => line.includes('.pl.'))).toEqual([]);
});

test('a no-break space separates a number and its unit', () => {
  const torn = found(/\d (?:MB|KB|km|€|zł|Minuten|minut)(?!\p{L})/u);
  // The demo gets its no-break spaces when it is imported.
  expect(torn.filter((line) => !line.startsWith('demo/'))).toEqual([]);
});

test('no Polish line of the site ends with a one-letter word', () => {
  const ends = found(/(?<=['`„(]|\p{L}{2}[,.:]? )[aiouwzAIOUWZ] (?!from)(?=[\p{L}\d$„{])/u);
  expect(ends.filter((line) => line.startsWith('site/'))).toEqual([]);
});
