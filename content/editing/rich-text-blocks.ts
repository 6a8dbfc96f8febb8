import { mapRichText } from '@oilway/store/published/price-fields.ts';
import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import {
  type Block,
  type FlattenedBlock,
  type FlattenedField,
  flattenAllFields,
  type RichTextField,
} from 'payload';

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

/** Returns the value of a field with its group, its rows, or the blocks of its rich text mapped; other values as they are. */
export function mapInnerFields(
  field: FlattenedField,
  value: unknown,
  map: (fields: readonly FlattenedField[], data: Data) => Data,
): unknown {
  const mapBlock = (blocks: readonly FlattenedBlock[]) => (row: unknown) => {
    const block = blocks.find(({ slug }) => slug === (row as Data).blockType);
    return map(block?.flattenedFields ?? [], row as Data);
  };
  if (field.type === 'group' || field.type === 'tab')
    return value && map(field.flattenedFields, value as Data);
  if (field.type === 'richText')
    return mapRichText(value, (text) => text, mapBlock(richTextBlocks(field)));
  if (!Array.isArray(value)) return value;
  if (field.type === 'blocks') return value.map(mapBlock(field.blocks));
  return field.type === 'array' ? value.map((row) => map(field.flattenedFields, row)) : value;
}
