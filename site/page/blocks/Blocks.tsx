import type { ComponentType } from 'react';
import type { PageContext } from '../page-context.ts';
import { places, type ViewProps } from '../parts/place.ts';
import type { Block } from './block-types.ts';
import { blockViews } from './registry.ts';

interface Props {
  blocks: readonly Block[];
  page: PageContext;
  /** What stands in the place of a block that is filled in later. */
  markOf?: ((block: Block) => string | undefined) | undefined;
}

/** The blocks of a page, in the editor's order. */
export function Blocks({ blocks, page, markOf }: Props) {
  const all = places(blocks);
  return blocks.map((block, index) => {
    // The registry pairs every type with its own view; TypeScript can't follow that through an index.
    const View = blockViews[block.blockType] as ComponentType<ViewProps<Block>>;
    const mark = markOf?.(block);
    if (mark !== undefined) return mark;
    return <View key={block.id ?? index} block={block} page={page} place={all[index]} />;
  });
}
