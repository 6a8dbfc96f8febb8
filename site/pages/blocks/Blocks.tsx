import type { PageContext } from '../page-context.ts';
import { type BlockPosition, standalonePosition } from '../parts/block-position.ts';
import { blockPositions } from './block-positions.ts';
import type { Block } from './block-types.ts';
import { type BlockData, type BlockTable, definitionOf } from './definition.ts';

interface Props {
  table: BlockTable;
  blocks: readonly Block[];
  /** All blocks of the page, if these are a part of them. */
  pageBlocks?: readonly Block[];
  data: BlockData;
  page: PageContext;
}

/** The blocks of a page, in the editor's order, each with its data. */
export function Blocks({ blocks, data, page, pageBlocks, table }: Props) {
  const all = blockPositions(blocks, pageBlocks);
  const loaded = (block: Block) => ({ block, page: { ...page, ...data.get(block) } });
  const details = (pageBlocks ?? blocks).map((block) => {
    const { heroDetails: Details } = definitionOf(table, block);
    return Details && <Details key={block.blockType} {...loaded(block)} />;
  });
  const render = (block: Block, position: BlockPosition) => {
    const { component: Component, innerBlocks } = definitionOf(table, block);
    const inner = innerBlocks?.(block) ?? [];
    return (
      <Component
        key={block.id ?? position.order}
        {...loaded(block)}
        details={position.first && details}
        position={position}
        renderInner={(one) => {
          const index = inner.indexOf(one as Block);
          const order = blocks.length + index + 1;
          const found = inner[index];
          return found && render(found, { ...standalonePosition, order, isInner: true });
        }}
      />
    );
  };
  return blocks.map((block, index) => render(block, all[index] ?? standalonePosition));
}
