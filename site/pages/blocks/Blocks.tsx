import type { ComponentType } from 'react';
import type { PageContext } from '../page-context.ts';
import type { Block } from './block-types.ts';
import { places, type ViewProps } from './place.ts';
import { blockViews } from './registry.ts';

/** The blocks of a page, in the editor's order. */
export function Blocks({ blocks, page }: { blocks: readonly Block[]; page: PageContext }) {
  const all = places(blocks);
  return blocks.map((block, index) => {
    // The registry pairs every type with its own view; TypeScript can't follow that through an index.
    const View = blockViews[block.blockType] as ComponentType<ViewProps<Block>>;
    return <View key={block.id ?? index} block={block} page={page} place={all[index]} />;
  });
}
