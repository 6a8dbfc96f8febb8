import type { AnchorBlock } from '@oilway/store/published/documents.ts';
import type { BlockProps } from '../../pages/parts/place.ts';

/** Where a link with this fragment lands. */
export function Anchor({ block }: BlockProps<AnchorBlock>) {
  return <div id={block.name} />;
}
