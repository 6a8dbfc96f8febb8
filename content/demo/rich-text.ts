import type { PageName } from './shape.ts';

export interface DemoText {
  type: 'text';
  version: 1;
  text: string;
  /** 0 plain, 1 bold, 2 italic. */
  format: 0 | 1 | 2;
  detail: 0;
  mode: 'normal';
  style: '';
}

interface LineBreak {
  type: 'linebreak';
  version: 1;
}

interface Element<T extends string, Child> {
  type: T;
  version: number;
  children: Child[];
  direction: null;
  format: '';
  indent: 0;
}

export type DemoLinkNode = Element<'link', DemoText> & { id: string; fields: LinkFields };

/** `doc.value` is a page's name until the seeding puts the page's id in its place. */
type LinkFields =
  | {
      linkType: 'internal';
      newTab: boolean;
      doc: { relationTo: 'pages'; value: PageName | number };
    }
  | { linkType: 'custom'; newTab: boolean; url: string };

type Inline = DemoText | LineBreak | DemoLinkNode;
type Paragraph = Element<'paragraph', Inline> & {
  /** The format of its first text: what the editor goes on writing in. */
  textFormat: DemoText['format'];
  textStyle: '';
};
type Heading = Element<'heading', Inline> & { tag: 'h2' | 'h3' };
type ListItem = Element<'listitem', Inline> & { value: number };
type List = Element<'list', ListItem> & {
  listType: 'bullet' | 'number';
  start: 1;
  tag: 'ul' | 'ol';
};
type TableCell = Element<'tablecell', Paragraph> & {
  /** Lexical's bits: 1 heads its column (in the first row), 2 heads its row. */
  headerState: 0 | 1 | 2 | 3;
  colSpan: 1;
  rowSpan: 1;
  backgroundColor: null;
};
type TableRow = Element<'tablerow', TableCell>;
type Table = Element<'table', TableRow>;

export type DemoRichTextBlock = Paragraph | Heading | List | Table;

/** The editor state of a rich text field, as @payloadcms/richtext-lexical 3.90 stores it. */
export interface DemoRichText {
  root: Element<'root', DemoRichTextBlock>;
}

/** What a paragraph, a list entry or a table cell is written with: a plain string is plain text. */
export type Written = string | Inline;

/** A whole rich text value. */
export function richText(...blocks: DemoRichTextBlock[]): DemoRichText {
  return { root: element('root', blocks) };
}

export function p(...written: Written[]): Paragraph {
  const children = written.map(inline);
  const first = children.find((node) => node.type === 'text');
  return { ...element('paragraph', children), textFormat: first?.format ?? 0, textStyle: '' };
}

export function h2(text: string): Heading {
  return { ...element('heading', [inline(text)]), tag: 'h2' };
}

export function h3(text: string): Heading {
  return { ...element('heading', [inline(text)]), tag: 'h3' };
}

/** Each entry is one string or a list of strings and inline nodes. */
export function ul(...entries: (Written | Written[])[]): List {
  return { ...element('list', listItems(entries)), listType: 'bullet', start: 1, tag: 'ul' };
}

export function ol(...entries: (Written | Written[])[]): List {
  return { ...element('list', listItems(entries)), listType: 'number', start: 1, tag: 'ol' };
}

export function bold(text: string): DemoText {
  return textNode(text, 1);
}

export function italic(text: string): DemoText {
  return textNode(text, 2);
}

/** A line break inside a paragraph: addresses only. */
export const br: LineBreak = { type: 'linebreak', version: 1 };

export function link(text: string, target: { page: PageName } | { url: string }): DemoLinkNode {
  const fields: LinkFields =
    'page' in target
      ? { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: target.page } }
      : { linkType: 'custom', newTab: false, url: target.url };
  return { ...element('link', [textNode(text, 0)]), version: 3, id: nextLinkId(), fields };
}

/** The first row heads the columns, the first cell of each other row heads its row. */
export function table(rows: Written[][]): Table {
  const cells = rows.map((row, rowIndex) =>
    row.map((written, columnIndex) => tableCell(written, rowIndex, columnIndex)),
  );
  return element(
    'table',
    cells.map((row) => element('tablerow', row)),
  );
}

function tableCell(written: Written, rowIndex: number, columnIndex: number): TableCell {
  const headerState = rowIndex === 0 ? 1 : columnIndex === 0 ? 2 : 0;
  return {
    ...element('tablecell', [p(written)]),
    headerState,
    colSpan: 1,
    rowSpan: 1,
    backgroundColor: null,
  };
}

function listItems(entries: (Written | Written[])[]): ListItem[] {
  return entries.map((entry, index) => ({
    ...element('listitem', [entry].flat().map(inline)),
    value: index + 1,
  }));
}

function inline(written: Written): Inline {
  return typeof written === 'string' ? textNode(written, 0) : written;
}

function textNode(text: string, format: DemoText['format']): DemoText {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' };
}

function element<T extends string, Child>(type: T, children: Child[]): Element<T, Child> {
  return { type, version: 1, children, direction: null, format: '', indent: 0 };
}

let linkCount = 0;

// The editor keys links by an object id; counting keeps a repeated seeding equal to the last one.
function nextLinkId(): string {
  linkCount += 1;
  return linkCount.toString(16).padStart(24, '0');
}
