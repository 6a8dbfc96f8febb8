import type { AnchorBlock } from '@oilway/store/published/documents.ts';
import type { ViewProps } from '../../page/parts/place.ts';

/** Where a link with this fragment lands. */
export function Anchor({ block }: ViewProps<AnchorBlock>) {
  return <div id={block.name} />;
}
