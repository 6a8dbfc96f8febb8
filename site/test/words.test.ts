import { expect, test } from 'vitest';
import { forVisitors } from './said.ts';
import { read } from './sources.ts';

/** Synonyms are the words of visitors, not ours. */
const withoutSynonyms = (text: string) =>
  text.replace(/^synonyms: \|-\n(?: .*\n?)+/m, (block) => block.replaceAll(/.*(?=\n)/g, ''));

const lines = forVisitors.flatMap((file) =>
  withoutSynonyms(read(file))
    .split('\n')
    .map((line, at) => ({ place: `${file}:${at + 1}`, line: line.trim() }))
    .filter(({ line }) => !/^(\/\/|\/?\*|#)/.test(line)),
);

/** The lines that match, with what it is that must not be there. */
const found = (wrong: RegExp) =>
  lines.flatMap(({ line, place }) => {
    const [match] = wrong.exec(line) ?? [];
    return match === undefined ? [] : [`${place}: ${match}`];
  });

const glossary = read('docs/editing.md')
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

test('there is something to read', () => {
  expect(forVisitors.length).toBeGreaterThan(150);
  expect(forbidden.length).toBeGreaterThan(25);
  expect(forbidden).toContain('Standortsuche');
});

test.each(forbidden)('nothing says “%s”', (word) => {
  const [start = '', open] = word.split('…');
  const plain = word.endsWith(' …') ? word : start;
  const escaped = plain.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \u00a0]');
  const end = open === undefined && /\p{L}$/u.test(plain) ? '(?![\\p{L}])' : '';
  expect(found(new RegExp(`(?<![\\p{L}-])${escaped}${end}`, 'u'))).toEqual([]);
});

/** Friends in the plural; visitors and members are Państwo (docs/editing.md). Labels of buttons are imperatives, as usual, of one person. */
const plural =
  /(?<!\p{L})(?:wy|wami?|wasz\p{L}*|możecie|chcecie|macie|jesteście|\p{L}+(?:jcie|ujecie|[ai]żecie|iacie|szecie))(?!\p{L})/iu;

test('Polish addresses nobody as a friend', () => {
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

test('a percent sign has no space before it in Polish', () => {
  expect(found(/\d[ \u00a0]%/).filter((line) => line.includes('.pl.'))).toEqual([]);
});

test('a number and its unit are on one line', () => {
  const torn = found(/\d (?:MB|KB|km|€|zł|Minuten|minut)(?!\p{L})/u);
  // The demo gets its no-break spaces when it is imported.
  expect(torn.filter((line) => !line.startsWith('demo/'))).toEqual([]);
});

test('a Polish line of the site’s own words does not end on a word of one letter', () => {
  const ends = found(/(?<=['`„(]|\p{L}{2}[,.:]? )[aiouwzAIOUWZ] (?!from)(?=[\p{L}\d$„{])/u);
  expect(ends.filter((line) => line.startsWith('site/'))).toEqual([]);
});
