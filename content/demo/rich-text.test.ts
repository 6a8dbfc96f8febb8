import { getEnabledNodes, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';
import { expect, test } from 'vitest';
import { openDatabase } from '../test/database.ts';
import { richText } from './rich-text.ts';

const everything = `Zuerst **nachsehen**, *dann* ablassen, wie bei den
[Filtern](filters) und [Ölen](https://www.example.org/a?b=1#c).\\
Zweite Zeile, ***wichtig***.

## Drei Fragen

1. eins
2. **zwei** und
   mehr

### Noch etwas

- Punkt

| Paket | Preis |
| ----- | ----- |
| Klein | 79 €  |`;

const pageId = (name: string) => (name === 'filters' ? 7 : undefined);

test('Markdown becomes what the editor itself would store', async () => {
  const { close, payload } = await openDatabase('sqlite');
  const body = payload.collections.news.config.flattenedFields.find(({ name }) => name === 'body');
  const { editorConfig } = (body as { editor: LexicalRichTextAdapter }).editor;
  const editor = createHeadlessEditor({ nodes: getEnabledNodes({ editorConfig }) });
  const written = richText(everything, 'de', pageId);
  // Payload stores plain elements; the editor tells nothing of a link's target but its fields.
  expect(editor.parseEditorState(JSON.stringify(written)).toJSON()).toEqual(written);
  await close();
});

test('a line break in the file is a space, and every text is set in its typography', () => {
  const { children } = richText('Wechsel in 18\nMinuten', 'de').root;
  expect(children).toMatchObject([{ children: [{ text: 'Wechsel in 18\u00a0Minuten' }] }]);
});

test('the head of a table heads its columns, the first cell of a row that row', () => {
  const [table] = richText('| a | b |\n| - | - |\n| c | d |').root.children ?? [];
  const states = table?.children?.map((row) => row.children?.map((cell) => cell.headerState));
  expect(states).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test.each([
  ['# Eins', 1, 'a heading like this'],
  ['Text\n\n<script>alert(1)</script>', 3, 'a html like this'],
  ['Text <b>fett</b>', 1, 'a html like this'],
  ['![Bild](lift-bay)', 1, 'a image like this'],
  ['> Zitat', 1, 'a blockquote like this'],
  ['    code', 1, 'a code like this'],
  ['Wort `code`', 1, 'a inlineCode like this'],
  ['***', 1, 'a thematicBreak like this'],
  ['- eins\n  - zwei', 1, 'an entry of a list is one paragraph'],
  ['[Filter](filtres)', 1, 'there is no page "filtres"'],
  ['[Filter](/filter)', 1, 'there is no page "/filter"'],
  ['[Filter](filters "Titel")', 1, 'a link has no title'],
  ['Text\n\n**Fett, ohne Ende', 3, '"**" is neither closed'],
  ['[Filter] (filters) und [Öl](zwei Wörter)', 1, '"](" is neither closed'],
  ['| a | b |\n| - | - |\n| c |', 3, 'a row has as many cells as the head'],
])('%j is refused in its line', (markdown, line, problem) => {
  expect(() => richText(markdown, 'de', pageId)).toThrow(`line ${line}: ${problem}`);
});
