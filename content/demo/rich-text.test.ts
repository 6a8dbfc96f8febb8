import { describe, expect, it } from 'vitest';
import { bold, br, h2, h3, italic, link, ol, p, richText, table, ul } from './rich-text.ts';

const element = { version: 1, direction: null, format: '', indent: 0 };
const text = (words: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});

describe('rich text builders', () => {
  it('wraps blocks in a root', () => {
    expect(richText(p('Öl'))).toEqual({
      root: { ...element, type: 'root', children: [p('Öl')] },
    });
  });

  it('writes a paragraph of plain, bold and italic text', () => {
    expect(p('Erst ', bold('messen'), italic(' dann'), br)).toEqual({
      ...element,
      type: 'paragraph',
      textFormat: 0,
      textStyle: '',
      children: [
        text('Erst '),
        text('messen', 1),
        text(' dann', 2),
        { type: 'linebreak', version: 1 },
      ],
    });
  });

  it('starts a paragraph in the format of its first text', () => {
    expect(p(bold('Fest'), ' und frei').textFormat).toBe(1);
    expect(p(link('Filter', { page: 'filters' })).textFormat).toBe(0);
  });

  it('writes headings of two levels', () => {
    expect(h2('Öl')).toEqual({ ...element, type: 'heading', tag: 'h2', children: [text('Öl')] });
    expect(h3('Öl').tag).toBe('h3');
  });

  it('numbers list entries and takes entries of several parts', () => {
    const list = ol('eins', [bold('zwei'), ' und mehr']);
    expect(list).toMatchObject({ type: 'list', tag: 'ol', listType: 'number', start: 1 });
    expect(list.children.map((item) => item.value)).toEqual([1, 2]);
    expect(list.children[1]?.children).toEqual([text('zwei', 1), text(' und mehr')]);
    expect(ul('a')).toMatchObject({ tag: 'ul', listType: 'bullet' });
  });

  it('links to a page by its name, to be replaced by its id', () => {
    const node = link('Filter', { page: 'filters' });
    expect(node).toMatchObject({
      type: 'link',
      version: 3,
      fields: {
        linkType: 'internal',
        newTab: false,
        doc: { relationTo: 'pages', value: 'filters' },
      },
      children: [text('Filter')],
    });
    expect(node.fields).not.toHaveProperty('url');
  });

  it('links to an address', () => {
    const { fields } = link('LDI', { url: 'https://www.ldi.nrw.de/' });
    expect(fields).toEqual({ linkType: 'custom', newTab: false, url: 'https://www.ldi.nrw.de/' });
  });

  it('gives every link its own object id', () => {
    const ids = [1, 2, 3].map(() => link('x', { page: 'home' }).id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  });

  it('heads columns by the first row and rows by their first cell', () => {
    const node = table([
      ['Öl', 'Preis'],
      ['0W-20', '15 €'],
    ]);
    expect(node.children.map((row) => row.children.map((cell) => cell.headerState))).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(node.children[1]?.children[1]).toEqual({
      ...element,
      type: 'tablecell',
      headerState: 0,
      colSpan: 1,
      rowSpan: 1,
      backgroundColor: null,
      children: [p('15 €')],
    });
  });
});
