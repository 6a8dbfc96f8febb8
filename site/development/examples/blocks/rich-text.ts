import type { RichTextNode, RichTextState } from '../../../pages/parts/RichText.tsx';

/** Builders of lexical JSON. */
export function state(...children: RichTextNode[]): RichTextState {
  const root = { type: 'root', direction: null, format: '', indent: 0, version: 1, children };
  return { root } as RichTextState;
}

export function node(type: string, ...children: RichTextNode[]): RichTextNode {
  return { type, version: 1, children };
}

export function text(words: string, format = 0): RichTextNode {
  return { type: 'text', version: 1, text: words, format };
}

export function paragraph(...parts: (string | RichTextNode)[]): RichTextNode {
  return node('paragraph', ...parts.map((part) => (typeof part === 'string' ? text(part) : part)));
}

export function heading(tag: 'h2' | 'h3' | 'h4', words: string): RichTextNode {
  return { ...node('heading', text(words)), tag };
}

export function list(listType: 'bullet' | 'number', ...items: string[]): RichTextNode {
  return { ...node('list', ...items.map((item) => node('listitem', text(item)))), listType };
}

export function link(words: string, url: string): RichTextNode {
  return { ...node('link', text(words)), fields: { linkType: 'custom', url } };
}

/** A block within a text. */
export function block(fields: object): RichTextNode {
  return { type: 'block', version: 2, fields };
}

export function table(...rows: string[][]): RichTextNode {
  return node(
    'table',
    ...rows.map((cells, row) =>
      node(
        'tablerow',
        ...cells.map((words, column) => ({
          ...node('tablecell', paragraph(words)),
          headerState: row === 0 ? 1 : column === 0 ? 2 : 0,
        })),
      ),
    ),
  );
}
