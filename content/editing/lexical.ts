/** A node of the editor's lexical JSON; its fields depend on its type. */
interface LexicalNode {
  type?: string;
  text?: string;
  tag?: string;
  children?: LexicalNode[];
  /** Of a link; of a block, its type and the values of its fields. */
  fields?: Partial<LexicalLink> & { blockType?: string };
  relationTo?: string;
  value?: unknown;
}

/** A link as the rich text editor stores it. */
export interface LexicalLink {
  linkType: 'custom' | 'internal';
  url?: string;
  doc?: { relationTo: string; value: unknown } | null;
}

const blockNodes = new Set(['paragraph', 'heading', 'listitem', 'tablerow', 'quote']);

/** Returns the plain text of a rich text, one line for each paragraph. */
export function lexicalToPlainText(state: unknown): string {
  return nodeText(rootNode(state)).replace(/\n+/g, '\n').trim();
}

function nodeText(node: LexicalNode): string {
  const own = node.type === 'linebreak' ? '\n' : (node.text ?? '');
  const parts = (node.children ?? []).map(nodeText);
  const isRow = node.type === 'tablerow';
  const inner = isRow ? parts.map((cell) => cell.trim()).join(' | ') : parts.join('');
  return own + inner + (blockNodes.has(node.type ?? '') ? '\n' : '');
}

export function lexicalLinks(state: unknown): LexicalLink[] {
  return flattenNodes(rootNode(state))
    .filter(({ fields, type }) => fields && (type === 'link' || type === 'autolink'))
    .map(({ fields }) => fields as LexicalLink);
}

/** Returns the levels of the headings in order: 2 to 4. */
export function headingLevels(state: unknown): number[] {
  return flattenNodes(rootNode(state))
    .filter(({ type }) => type === 'heading')
    .map(({ tag }) => Number(String(tag).slice(1)));
}

/** Returns every reference to a document, by a link or an embedded document. The objects are those of the rich text, not copies. */
export function lexicalReferences(state: unknown): { relationTo: string; value: unknown }[] {
  return flattenNodes(rootNode(state)).flatMap((node) => {
    if (node.relationTo && node.value) return [node as { relationTo: string; value: unknown }];
    return node.fields?.linkType === 'internal' && node.fields.doc ? [node.fields.doc] : [];
  });
}

/** Returns the fields of each block within a rich text, as rows of a list of blocks. The objects are those of the rich text, not copies. */
export function lexicalBlocks(state: unknown): Record<string, unknown>[] {
  return flattenNodes(rootNode(state)).flatMap(({ fields, type }) =>
    type === 'block' && fields ? [fields] : [],
  );
}

function flattenNodes(node: LexicalNode): LexicalNode[] {
  return [node, ...(node.children ?? []).flatMap(flattenNodes)];
}

function rootNode(state: unknown): LexicalNode {
  return (state as { root?: LexicalNode } | null | undefined)?.root ?? {};
}
