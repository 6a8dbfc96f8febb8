import type { AnchorBlock } from './block-types.ts';
import type { ViewProps } from './place.ts';

/** Where a link with this fragment lands. */
export function Anchor({ block }: ViewProps<AnchorBlock>) {
  return <div id={block.name} />;
}
