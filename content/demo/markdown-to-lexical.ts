import type { Country } from '@oilway/store/locales.ts';
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

interface MarkdownContext {
  locale: Country;
  pageId(name: string): number | undefined;
}

/** The error for Markdown that a rich text field cannot hold. */
const markdownError = (node: Nodes, problem: string) =>
  new Error(`line ${node.position?.start.line}: ${problem}`);

/**
 * Returns the editor state of a rich text field in the typography of its language. Supported Markdown: paragraphs, headings of levels 2 to 4, flat
 * lists, tables, bold, italic, links and line breaks (`\` at the end of a line).
 * @param pageId of the page in a link without a scheme, such as `[Filter](filters)`.
 * @throws for other Markdown.
 */
export function markdownToLexical(
  markdown: string,
  locale: Country = 'de',
  pageId: MarkdownContext['pageId'] = () => undefined,
) {
  const context = { locale, pageId };
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const children = tree.children.map((node) => blockNode(node, context));
  return { root: elementNode('root', children) };
}

function blockNode(node: RootContent, context: MarkdownContext): LexicalNode {
  if (node.type === 'paragraph') return paragraphNode(node.children, context);
  if (node.type === 'list') return listNode(node, context);
  if (node.type === 'table') return tableNode(node, context);
  if (node.type === 'heading' && node.depth >= 2 && node.depth <= 4)
    return elementNode('heading', inlineNodes(node.children, context), { tag: `h${node.depth}` });
  throw markdownError(node, `a ${node.type} is not supported in a text`);
}

/** A paragraph stores the format of its first text, which the editor continues with. */
function paragraphNode(phrasing: PhrasingContent[], context: MarkdownContext): LexicalNode {
  const children = inlineNodes(phrasing, context);
  const textFormat = children.find(({ type }) => type === 'text')?.format ?? 0;
  return elementNode('paragraph', children, { textFormat, textStyle: '' });
}

function listNode({ children, ordered, start }: List, context: MarkdownContext): LexicalNode {
  const items = children.map((item, index) => {
    const [first, second] = item.children;
    if (first?.type !== 'paragraph' || second)
      throw markdownError(item, 'an entry of a list is one paragraph');
    return elementNode('listitem', inlineNodes(first.children, context), {
      value: (start ?? 1) + index,
    });
  });
  const tag = ordered ? 'ol' : 'ul';
  return elementNode('list', items, {
    listType: ordered ? 'number' : 'bullet',
    start: start ?? 1,
    tag,
  });
}

/** The first row is the header row, the first cell of each other row is a row header. */
function tableNode({ children }: Table, context: MarkdownContext): LexicalNode {
  const rows = children.map((row, rowIndex) => {
    const cells = row.children.map((cell, columnIndex) =>
      elementNode('tablecell', [paragraphNode(cell.children, context)], {
        headerState: rowIndex === 0 ? 1 : columnIndex === 0 ? 2 : 0,
        colSpan: 1,
        rowSpan: 1,
        backgroundColor: null,
      }),
    );
    if (cells.length !== children[0]?.children.length)
      throw markdownError(row, 'a row has as many cells as the head of its table');
    return elementNode('tablerow', cells);
  });
  return elementNode('table', rows);
}

/** @param format Lexical's bit mask: 1 bold, 2 italic. */
function inlineNodes(
  nodes: PhrasingContent[],
  context: MarkdownContext,
  format = 0,
): LexicalNode[] {
  return nodes.flatMap((node): LexicalNode[] => {
    if (node.type === 'text') return [textNode(node, context.locale, format)];
    if (node.type === 'strong') return inlineNodes(node.children, context, format | 1);
    if (node.type === 'emphasis') return inlineNodes(node.children, context, format | 2);
    if (node.type === 'break') return [{ type: 'linebreak', version: 1 }];
    if (node.type === 'link') return [linkNode(node, context, format)];
    throw markdownError(node, `a ${node.type} is not supported in a text`);
  });
}

function textNode(
  node: Extract<PhrasingContent, { type: 'text' }>,
  locale: Country,
  format: number,
): LexicalNode {
  const [unparsed] = /\*\*|\]\(|\]\[/.exec(node.value) ?? [];
  if (unparsed) throw markdownError(node, `"${unparsed}" is not closed`);
  const text = typeset(locale, node.value.replaceAll('\n', ' '));
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' };
}

function linkNode(node: Link, context: MarkdownContext, format: number): LexicalNode {
  const { children, title, url } = node;
  if (title) throw markdownError(node, 'a link has no title');
  const target = /^([a-z]+:|\/.*\?|#)/.test(url)
    ? { linkType: 'custom', url }
    : { linkType: 'internal', doc: { relationTo: 'pages', value: context.pageId(url) } };
  if (target.doc && target.doc.value === undefined)
    throw markdownError(node, `there is no page "${url}"`);
  const fields = { newTab: false, ...target };
  const linkText = inlineNodes(children, context, format);
  return { ...elementNode('link', linkText, { id: nextLinkId(), fields }), version: 3 };
}

function elementNode(type: string, children: LexicalNode[], attributes: object = {}): LexicalNode {
  return { type, version: 1, children, direction: null, format: '', indent: 0, ...attributes };
}

let linkCount = 0;

// The editor uses object ids for links; a counter makes repeated imports equal.
function nextLinkId(): string {
  linkCount += 1;
  return linkCount.toString(16).padStart(24, '0');
}
