import type { ComponentType } from 'react';
import type { KeptHtml, Piece } from '../../platform/render/kept-html.ts';
import type { Block } from './block-types.ts';
import { askedMap } from './map/asked-map.tsx';
import type { ViewProps } from './place.ts';
import { askedLibrary } from './portal/asked-library.tsx';
import { blockViews } from './registry.ts';
import { askedSearchResults } from './search/asked-results.tsx';

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
