import type { AnchorBlock } from '../../page/blocks/block-types.ts';
import type { ViewProps } from '../../page/parts/place.ts';

/** Where a link with this fragment lands. */
export function Anchor({ block }: ViewProps<AnchorBlock>) {
  return <div id={block.name} />;
}
