import { getEnabledNodes, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';
import { expect, test } from 'vitest';
import { openDatabase } from '../test/database.ts';
import { markdownToLexical } from './markdown-to-lexical.ts';

const allSyntax = `Zuerst **nachsehen**, *dann* ablassen, wie bei den
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

test('converts Markdown to the state that the Lexical editor stores', async () => {
  const { close, payload } = await openDatabase('sqlite');
  const body = payload.collections.news.config.flattenedFields.find(({ name }) => name === 'body');
  const { editorConfig } = (body as { editor: LexicalRichTextAdapter }).editor;
  const editor = createHeadlessEditor({ nodes: getEnabledNodes({ editorConfig }) });
  const state = markdownToLexical(allSyntax, 'de', pageId);
  // Payload stores plain elements; the editor exports only the fields of a link.
  expect(editor.parseEditorState(JSON.stringify(state)).toJSON()).toEqual(state);
  await close();
});

test('converts line breaks to spaces and applies typography', () => {
  const { children } = markdownToLexical('Wechsel in 18\nMinuten', 'de').root;
  expect(children).toMatchObject([{ children: [{ text: 'Wechsel in 18\u00a0Minuten' }] }]);
});

test('marks the table head as column headers and first cells as row headers', () => {
  const [table] = markdownToLexical('| a | b |\n| - | - |\n| c | d |').root.children ?? [];
  const states = table?.children?.map((row) => row.children?.map((cell) => cell.headerState));
  expect(states).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test.each([
  ['# Eins', 1, 'a heading is not supported'],
  ['Text\n\n<script>alert(1)</script>', 3, 'a html is not supported'],
  ['Text <b>fett</b>', 1, 'a html is not supported'],
  ['![Bild](lift-bay)', 1, 'a image is not supported'],
  ['> Zitat', 1, 'a blockquote is not supported'],
  ['    code', 1, 'a code is not supported'],
  ['Wort `code`', 1, 'a inlineCode is not supported'],
  ['***', 1, 'a thematicBreak is not supported'],
  ['- eins\n  - zwei', 1, 'an entry of a list is one paragraph'],
  ['[Filter](filtres)', 1, 'there is no page "filtres"'],
  ['[Filter](/filter)', 1, 'there is no page "/filter"'],
  ['[Filter](filters "Titel")', 1, 'a link has no title'],
  ['Text\n\n**Fett, ohne Ende', 3, '"**" is not closed'],
  ['[Filter] (filters) und [Öl](zwei Wörter)', 1, '"](" is not closed'],
  ['| a | b |\n| - | - |\n| c |', 3, 'a row has as many cells as the head'],
])('rejects %j with its line number', (markdown, line, problem) => {
  expect(() => markdownToLexical(markdown, 'de', pageId)).toThrow(`line ${line}: ${problem}`);
});
