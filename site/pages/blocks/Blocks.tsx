import type { PageContext } from '../page-context.ts';
import { blockPositions } from './block-positions.ts';
import type { Block } from './block-types.ts';
import { type BlockData, type BlockTable, definitionOf } from './definition.ts';

interface Props {
  table: BlockTable;
  blocks: readonly Block[];
  data: BlockData;
  page: PageContext;
}

/** The blocks of a page, in the editor's order, each with its data. */
export function Blocks({ blocks, data, page, table }: Props) {
  const all = blockPositions(blocks);
  return blocks.map((block, index) => {
    const { component: Component } = definitionOf(table, block);
    const own = { ...page, ...data.get(block) };
    return <Component key={block.id ?? index} block={block} page={own} position={all[index]} />;
  });
}
