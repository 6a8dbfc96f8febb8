import type { ComponentType } from 'react';
import { askedLibrary } from '../../features/library/page/asked-library.tsx';
import { askedMap } from '../../features/map/drawing/asked-map.tsx';
import { askedSearchResults } from '../../features/site-search/asked-results.tsx';
import type { ViewProps } from '../parts/place.ts';
import type { KeptHtml, Piece } from '../render/kept-html.ts';
import type { Block } from './block-types.ts';
import { blockViews } from './registry.ts';

/** Whether a block shows something else when the address asks something; all others may not look at the question. */
export function answers(block: Block): boolean {
  switch (block.blockType) {
    case 'map':
    case 'newsList':
      return block.display === 'full';
    case 'contactList':
    case 'searchResults':
      return true;
    case 'hero':
      // Its field shows the place that was asked for.
      return block.locator === true;
    case 'portal':
      return block.view.kind === 'library';
    default:
      return false;
  }
}

/** What a block says to a question: the same as its view, by what was rendered before where many ask. */
export function answerOf(props: ViewProps<Block>, kept: KeptHtml): Piece {
  const { block, page } = props;
  if (block.blockType === 'map') return askedMap({ ...props, block }, kept);
  if (block.blockType === 'searchResults') return askedSearchResults({ ...props, block }, kept);
  if (block.blockType === 'portal' && block.view.kind === 'library')
    return askedLibrary(page.culture, block.view.library, kept);
  const View = blockViews[block.blockType] as ComponentType<ViewProps<Block>>;
  return kept.render(<View {...props} />);
}
