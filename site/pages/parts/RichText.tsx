import { countryOf } from '@oilway/store/locales.ts';
import type { TextBlock } from '@oilway/store/published/documents.ts';
import { normalizeTelUrl } from '@oilway/store/telephone.ts';
import { safeUrl } from '@oilway/store/url-validation.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import type { LinkField, PageContext } from '../page-context.ts';
import styles from './RichText.module.css';

/** A node of the editor's lexical JSON; what a node carries depends on its type. */
export interface RichTextNode {
  type: string;
  version?: number;
  children?: RichTextNode[];
  [key: string]: unknown;
}

export type RichTextState = TextBlock['body'];

interface Props {
  state: RichTextState | null | undefined;
  page: PageContext;
  /** Renders the fields of a block within the text. */
  renderBlock?: ((fields: unknown) => ReactNode) | undefined;
}

/**
 * Renders lexical rich text. An unknown node renders its children, a block nothing without `renderBlock`; a link with an unsafe URL renders as text.
 */
export function RichText({ state, page, renderBlock }: Props) {
  if (!state?.root?.children?.length) {
    return null;
  }
  return (
    <div className={styles.richText}>
      {children(state.root as RichTextNode, { ...page, renderBlock })}
    </div>
  );
}

type RichTextContext = PageContext & Pick<Props, 'renderBlock'>;
type Renderer = (node: RichTextNode, page: RichTextContext) => ReactNode;

const renderers: Record<string, Renderer> = {
  paragraph: (node, page) => <p>{children(node, page)}</p>,
  heading: (node, page) => createElement(headingTag(node), null, children(node, page)),
  list: (node, page) => (node.listType === 'number' ? numbered(node, page) : bulleted(node, page)),
  listitem: (node, page) => <li>{children(node, page)}</li>,
  link,
  autolink: link,
  text,
  quote: (node, page) => <blockquote>{children(node, page)}</blockquote>,
  horizontalrule: () => <hr />,
  linebreak: () => <br />,
  table,
  tablerow: (node, page) => <tr>{children(node, page)}</tr>,
  tablecell: tableCell,
  block,
};

function children(node: RichTextNode, page: RichTextContext): ReactNode {
  return node.children?.map((child, index) => {
    const render = renderers[child.type] ?? children;
    // biome-ignore lint/suspicious/noArrayIndexKey: lexical nodes have no ids and never move.
    return <Fragment key={index}>{render(child, page)}</Fragment>;
  });
}

function block(node: RichTextNode, { renderBlock }: RichTextContext): ReactNode {
  const rendered = renderBlock?.(node.fields);
  return rendered ? <div className={styles.block}>{rendered}</div> : null;
}

/** Limits headings to h2 to h4: h1 is that of the page, h5 and h6 have no styles. */
function headingTag(node: RichTextNode): string {
  const level = Number(String(node.tag).slice(1));
  return `h${Math.min(Math.max(level || 2, 2), 4)}`;
}

function bulleted(node: RichTextNode, page: RichTextContext) {
  return <ul>{children(withSublists(node), page)}</ul>;
}

function numbered(node: RichTextNode, page: RichTextContext) {
  return <ol start={Number(node.start) || 1}>{children(withSublists(node), page)}</ol>;
}

/** Returns the list with each sublist in the item before it; the editor stores a sublist as a separate item. */
function withSublists(list: RichTextNode): RichTextNode {
  const items: RichTextNode[] = [];
  for (const item of list.children ?? []) {
    const before = items.at(-1);
    const below = item.children ?? [];
    const isSublist = below.length > 0 && below.every(({ type }) => type === 'list');
    if (isSublist && before)
      items[items.length - 1] = { ...before, children: [...(before.children ?? []), ...below] };
    else items.push(item);
  }
  return { ...list, children: items };
}

// Bits of lexical's text format.
const formats = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const;

function text(node: RichTextNode): ReactNode {
  const format = Number(node.format) || 0;
  return formats.reduce<ReactNode>(
    (inner, [bit, tag]) => (format & bit ? createElement(tag, null, inner) : inner),
    String(node.text ?? ''),
  );
}

function link(node: RichTextNode, page: RichTextContext): ReactNode {
  const href = linkHref((node.fields ?? {}) as LinkFields, page);
  const inner = children(node, page);
  return href ? <a href={href}>{inner}</a> : inner;
}

interface LinkFields {
  linkType?: 'custom' | 'internal';
  url?: string;
  doc?: { value?: number | { id: number } | null } | null;
}

function linkHref(fields: LinkFields, page: RichTextContext): string | undefined {
  if (fields.linkType === 'internal') {
    const target: LinkField = { label: '', kind: 'page', page: fields.doc?.value };
    return page.href(target);
  }
  return normalizeTelUrl(safeUrl(fields.url), countryOf(page.locale));
}

function table(node: RichTextNode, page: RichTextContext): ReactNode {
  const rows = node.children ?? [];
  const [first, ...rest] = rows;
  const head = first?.children?.every((child) => Number(child.headerState) & 1) ? first : undefined;
  const columns = (first?.children ?? []).map((of) => plainText(of).trim());
  const label = columns.filter(Boolean).join(', ');
  const isRectangular = rows.every(({ children: cells }) => cells?.length === columns.length);
  // Two columns fit on any phone; a table with spanning cells cannot be stacked.
  const isStacked = head && isRectangular && columns.length > 2;
  const body = isStacked ? rest.map((row) => withColumnLabels(row, columns)) : head ? rest : rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard.
    <section className={styles.tableScroll} tabIndex={0} aria-label={label}>
      <table className={isStacked ? styles.stacked : undefined}>
        {head ? <thead>{children({ type: 'table', children: [head] }, page)}</thead> : null}
        <tbody>{children({ ...node, children: body }, page)}</tbody>
      </table>
    </section>
  );
}

/** Adds the heading of its column to each cell, for the stacked layout. */
function withColumnLabels(row: RichTextNode, columns: string[]): RichTextNode {
  return { ...row, children: row.children?.map((of, at) => ({ ...of, column: columns[at] })) };
}

function plainText(node: RichTextNode): string {
  return String(node.text ?? '') + (node.children ?? []).map(plainText).join('');
}

// headerState: 1 heads a column, 2 a row, 3 both.
function tableCell(node: RichTextNode, page: RichTextContext): ReactNode {
  const state = Number(node.headerState) || 0;
  const span = { colSpan: spanOf(node.colSpan), rowSpan: spanOf(node.rowSpan) };
  if (!state) {
    return (
      <td {...span} data-column={node.column as string | undefined}>
        {children(node, page)}
      </td>
    );
  }
  return (
    <th scope={state & 1 ? 'col' : 'row'} {...span}>
      {children(node, page)}
    </th>
  );
}

function spanOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 1 ? value : undefined;
}
