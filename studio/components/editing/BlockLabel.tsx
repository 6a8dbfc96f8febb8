import { getTranslation, type I18n } from '@payloadcms/translations';
import type { BlocksField } from 'payload';
import { BlockHeading } from './BlockHeading.tsx';

interface BlockLabelProps {
  blockType: string;
  field: BlocksField;
  i18n: I18n;
}

/** Names a block by its kind and its heading: pages list their blocks collapsed. */
export function BlockLabel({ blockType, field, i18n }: BlockLabelProps) {
  const block = field.blocks.find(({ slug }) => slug === blockType);
  return <BlockHeading kind={getTranslation(block?.labels?.singular ?? blockType, i18n)} />;
}
