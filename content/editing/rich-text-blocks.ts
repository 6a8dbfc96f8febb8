import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import { type Block, type FlattenedBlock, flattenAllFields, type RichTextField } from 'payload';

const flattened = new WeakMap<Block, FlattenedBlock>();

/** Returns the blocks that the editor of a rich text field allows between its paragraphs. */
export function richTextBlocks({ editor }: RichTextField): FlattenedBlock[] {
  const { editorConfig } = (editor ?? {}) as Partial<LexicalRichTextAdapter>;
  const feature = editorConfig?.resolvedFeatureMap.get('blocks');
  const { blocks = [] } = (feature?.sanitizedServerFeatureProps ?? {}) as { blocks?: Block[] };
  return blocks.map(flatten);
}

function flatten(block: Block): FlattenedBlock {
  const known = flattened.get(block);
  if (known) return known;
  const result = { ...block, flattenedFields: flattenAllFields({ fields: block.fields }) };
  flattened.set(block, result);
  return result;
}
