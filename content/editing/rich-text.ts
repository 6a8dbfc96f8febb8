/** A node of the editor's lexical JSON; its fields depend on its type. */
interface Node {
  type?: string;
  text?: string;
  tag?: string;
  children?: Node[];
  fields?: Partial<TextLink>;
  relationTo?: string;
  value?: unknown;
}

/** A link as the rich text editor stores it. */
export interface TextLink {
  linkType: 'custom' | 'internal';
  url?: string;
  doc?: { relationTo: string; value: unknown } | null;
}

const blockNodes = new Set(['paragraph', 'heading', 'listitem', 'tablerow', 'quote']);

/** Returns the plain text of a rich text, one line for each paragraph. */
export function plainText(state: unknown): string {
  return wordsOf(rootOf(state)).replace(/\n+/g, '\n').trim();
}

function wordsOf(node: Node): string {
  const own = node.type === 'linebreak' ? '\n' : (node.text ?? '');
  const parts = (node.children ?? []).map(wordsOf);
  const isRow = node.type === 'tablerow';
  const inner = isRow ? parts.map((cell) => cell.trim()).join(' | ') : parts.join('');
  return own + inner + (blockNodes.has(node.type ?? '') ? '\n' : '');
}

export function linksOf(state: unknown): TextLink[] {
  return nodesOf(rootOf(state))
    .filter(({ fields, type }) => fields && (type === 'link' || type === 'autolink'))
    .map(({ fields }) => fields as TextLink);
}

/** Returns the levels of the headings in order: 2 to 4. */
export function headingLevels(state: unknown): number[] {
  return nodesOf(rootOf(state))
    .filter(({ type }) => type === 'heading')
    .map(({ tag }) => Number(String(tag).slice(1)));
}

/** Returns every reference to a document, by a link or an embedded document. The objects are those of the rich text, not copies. */
export function documentsOf(state: unknown): { relationTo: string; value: unknown }[] {
  return nodesOf(rootOf(state)).flatMap((node) => {
    if (node.relationTo && node.value) return [node as { relationTo: string; value: unknown }];
    return node.fields?.linkType === 'internal' && node.fields.doc ? [node.fields.doc] : [];
  });
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

function rootOf(state: unknown): Node {
  return (state as { root?: Node } | null | undefined)?.root ?? {};
}
