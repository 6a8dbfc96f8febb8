import type { Locale } from '@oilway/store/cultures.ts';
import type { Link, List, Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { typeset } from './typography.ts';

/** A node of the editor state of a rich text field, as @payloadcms/richtext-lexical 3.90 stores it. */
interface LexicalNode {
  type: string;
  version: number;
  format?: number | '';
  children?: LexicalNode[];
  [key: string]: unknown;
}

interface Writing {
  locale: Locale;
  pageId(name: string): number | undefined;
}

/** The error for Markdown that a rich text field cannot hold. */
const refusal = (node: Nodes, problem: string) =>
  new Error(`line ${node.position?.start.line}: ${problem}`);

/**
 * Returns the editor state of a rich text field in the typography of its language. Supported Markdown: paragraphs, headings of levels 2 to 4, flat
 * lists, tables, bold, italic, links and line breaks (`\` at the end of a line).
 * @param pageId of the page in a link without a scheme, such as `[Filter](filters)`.
 * @throws for other Markdown.
 */
export function richText(
  markdown: string,
  locale: Locale = 'de',
  pageId: Writing['pageId'] = () => undefined,
) {
  const writing = { locale, pageId };
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const children = tree.children.map((node) => blockOf(node, writing));
  return { root: element('root', children) };
}

function blockOf(node: RootContent, writing: Writing): LexicalNode {
  if (node.type === 'paragraph') return paragraph(node.children, writing);
  if (node.type === 'list') return list(node, writing);
  if (node.type === 'table') return table(node, writing);
  if (node.type === 'heading' && node.depth >= 2 && node.depth <= 4)
    return element('heading', inline(node.children, writing), { tag: `h${node.depth}` });
  throw refusal(node, `a ${node.type} like this has no place in a text`);
}

/** A paragraph stores the format of its first text, which the editor continues with. */
function paragraph(written: PhrasingContent[], writing: Writing): LexicalNode {
  const children = inline(written, writing);
  const textFormat = children.find(({ type }) => type === 'text')?.format ?? 0;
  return element('paragraph', children, { textFormat, textStyle: '' });
}

function list({ children, ordered, start }: List, writing: Writing): LexicalNode {
  const items = children.map((item, index) => {
    const [first, second] = item.children;
    if (first?.type !== 'paragraph' || second)
      throw refusal(item, 'an entry of a list is one paragraph');
    return element('listitem', inline(first.children, writing), { value: (start ?? 1) + index });
  });
  const tag = ordered ? 'ol' : 'ul';
  return element('list', items, {
    listType: ordered ? 'number' : 'bullet',
    start: start ?? 1,
    tag,
  });
}

/** The first row is the header row, the first cell of each other row is a row header. */
function table({ children }: Table, writing: Writing): LexicalNode {
  const rows = children.map((row, rowIndex) => {
    const cells = row.children.map((cell, columnIndex) =>
      element('tablecell', [paragraph(cell.children, writing)], {
        headerState: rowIndex === 0 ? 1 : columnIndex === 0 ? 2 : 0,
        colSpan: 1,
        rowSpan: 1,
        backgroundColor: null,
      }),
    );
    if (cells.length !== children[0]?.children.length)
      throw refusal(row, 'a row has as many cells as the head of its table');
    return element('tablerow', cells);
  });
  return element('table', rows);
}

/** @param format Lexical's bit mask: 1 bold, 2 italic. */
function inline(nodes: PhrasingContent[], writing: Writing, format = 0): LexicalNode[] {
  return nodes.flatMap((node): LexicalNode[] => {
    if (node.type === 'text') return [textNode(node, writing.locale, format)];
    if (node.type === 'strong') return inline(node.children, writing, format | 1);
    if (node.type === 'emphasis') return inline(node.children, writing, format | 2);
    if (node.type === 'break') return [{ type: 'linebreak', version: 1 }];
    if (node.type === 'link') return [link(node, writing, format)];
    throw refusal(node, `a ${node.type} like this has no place in a text`);
  });
}

function textNode(
  node: Extract<PhrasingContent, { type: 'text' }>,
  locale: Locale,
  format: number,
): LexicalNode {
  const [odd] = /\*\*|\]\(|\]\[/.exec(node.value) ?? [];
  if (odd) throw refusal(node, `"${odd}" is neither closed nor meant to be read`);
  const text = typeset(locale, node.value.replaceAll('\n', ' '));
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' };
}

function link(node: Link, writing: Writing, format: number): LexicalNode {
  const { children, title, url } = node;
  if (title) throw refusal(node, 'a link has no title');
  const target = /^([a-z]+:|\/.*\?)/.test(url)
    ? { linkType: 'custom', url }
    : { linkType: 'internal', doc: { relationTo: 'pages', value: writing.pageId(url) } };
  if (target.doc && target.doc.value === undefined)
    throw refusal(node, `there is no page "${url}"`);
  const fields = { newTab: false, ...target };
  const words = inline(children, writing, format);
  return { ...element('link', words, { id: nextLinkId(), fields }), version: 3 };
}

function element(type: string, children: LexicalNode[], more: object = {}): LexicalNode {
  return { type, version: 1, children, direction: null, format: '', indent: 0, ...more };
}

let linkCount = 0;

// The editor uses object ids for links; a counter makes repeated imports equal.
function nextLinkId(): string {
  linkCount += 1;
  return linkCount.toString(16).padStart(24, '0');
}
