import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import {
  type Block,
  type FlattenedBlock,
  type FlattenedField,
  flattenAllFields,
  type RichTextField,
} from 'payload';
import { mapLexicalBlocks } from './lexical.ts';

type Data = Record<string, unknown>;

/** Returns the blocks that the editor of a rich text field allows between its paragraphs. */
export function richTextBlocks({ editor }: RichTextField): FlattenedBlock[] {
  const { editorConfig } = (editor ?? {}) as Partial<LexicalRichTextAdapter>;
  const feature = editorConfig?.resolvedFeatureMap.get('blocks');
  const { blocks = [] } = (feature?.sanitizedServerFeatureProps ?? {}) as { blocks?: Block[] };
  return blocks.map((block) => ({
    ...block,
    flattenedFields: flattenAllFields({ cache: true, fields: block.fields }),
  }));
}

/** Returns a copy of a rich text with the row of each block mapped. */
export const mapRichTextBlocks = <State>(
  field: RichTextField,
  state: State,
  map: (fields: readonly FlattenedField[], row: Data) => Data,
): State =>
  mapLexicalBlocks(state, (row) => {
    const block = richTextBlocks(field).find(({ slug }) => slug === row.blockType);
    return map(block?.flattenedFields ?? [], row);
  });
