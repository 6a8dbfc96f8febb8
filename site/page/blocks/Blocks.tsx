import type { PageContext } from '../page-context.ts';
import type { Block } from './block-types.ts';
import { type BlockData, type BlockTable, definitionOf } from './definition.ts';
import { places } from './places.ts';

interface Props {
  table: BlockTable;
  blocks: readonly Block[];
  data: BlockData;
  page: PageContext;
  /** What stands in the place of a block that is filled in later. */
  markOf?: ((block: Block) => string | undefined) | undefined;
}

/** The blocks of a page, in the editor's order, each with what it has loaded. */
export function Blocks({ blocks, data, markOf, page, table }: Props) {
  const all = places(table, blocks);
  return blocks.map((block, index) => {
    const mark = markOf?.(block);
    if (mark !== undefined) return mark;
    const { view: View } = definitionOf(table, block);
    const own = { ...page, ...data.get(block) };
    return <View key={block.id ?? index} block={block} page={own} place={all[index]} />;
  });
}
