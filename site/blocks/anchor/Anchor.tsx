import type { AnchorBlock } from '@oilway/store/published/documents.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';

/** The target of a link with this fragment. */
export function Anchor({ block }: BlockProps<AnchorBlock>) {
  return <div id={block.name} />;
}
