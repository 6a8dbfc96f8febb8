import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * Pronouns and verbs by which Polish addresses friends; visitors and members are Państwo (docs/editing.md). Labels of buttons are
 * imperatives, as usual, of one person.
 */
const informal =
  /(?<!\p{L})(?:wy|was|wami?|wasz\p{L}*|ty|cię|ciebie|tobie|tobą|twój|twoj\p{L}*|twoi\p{L}*|możesz|musisz|chcesz|masz|jesteś|znajdziesz|możecie|chcecie|macie|jesteście|\p{L}+(?:jcie|ujecie|[ai]żecie|iacie|szecie))(?!\p{L})/giu;

const informalIn = (text: string) => [...text.matchAll(informal)].map(([word]) => word);

/** All texts of a module in one culture, however deep. */
function textsOf(value: unknown, isPolish = false): string[] {
  if (typeof value === 'string') return isPolish ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'de-DE' ? [] : textsOf(one, isPolish || name === 'pl-PL' || name === 'pl'),
  );
}

test('no Polish text of a page or a form addresses visitors as friends', async () => {
  const files = globSync('site/**/{*messages,fields,form-words}.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  expect(files.length).toBeGreaterThan(20);
  let count = 0;
  for (const file of files) {
    const texts = textsOf(await import(join(root, file)));
    count += texts.length;
    for (const text of texts) expect([file, text, informalIn(text)]).toEqual([file, text, []]);
  }
  expect(count).toBeGreaterThan(400);
});

test('no Polish text of the demo addresses visitors as friends', () => {
  const files = globSync('demo/**/*.pl.{md,yaml}', { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files)
    for (const line of readFileSync(join(root, file), 'utf8').split('\n'))
      expect([file, line, informalIn(line)]).toEqual([file, line, []]);
});

test('the form of sponsoring says Państwo', async () => {
  const { sponsoringDefinition } = await import('../features/sponsoring/fields.ts');
  const said = JSON.stringify(textsOf(sponsoringDefinition));
  for (const words of ['Kto jeszcze Państwa wspiera?', 'Jak pokażą Państwo nasz znak?'])
    expect(said).toContain(words);
  expect(informalIn('Jak pokażecie nasz znak? Kto jeszcze Was wspiera?')).toEqual([
    'pokażecie',
    'Was',
  ]);
});

test('the page about accessibility is called as the Polish act for companies calls it', () => {
  const page = readFileSync(join(root, 'demo/pages/18-accessibility.pl.yaml'), 'utf8');
  expect(page).not.toMatch(/deklaracj/i);
  expect(page).toMatch(/^title: Informacja o dostępności$/m);
});
