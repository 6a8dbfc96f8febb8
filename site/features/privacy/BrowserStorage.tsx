import type { BrowserStorageBlock } from '@oilway/store/published/documents.ts';
import { type BrowserStorageKey, browserStorage } from '../../components/browser-storage.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { DefinitionList } from './DefinitionList.tsx';
import { storageMessages } from './storage-messages.ts';

const keys = Object.keys(browserStorage) as BrowserStorageKey[];

/** Describes the cookies and storage entries of the site, generated from `browserStorage`. */
export function BrowserStorage({ block, page, position }: BlockProps<BrowserStorageBlock>) {
  const { withConsent, withoutConsent, kinds, lead, note, entries } = storageMessages[page.locale];
  return (
    <DefinitionList
      position={position}
      heading={block.heading}
      lead={lead}
      note={note}
      entries={keys.map((key) => {
        const entry = browserStorage[key];
        const { purpose, until } = entries[key];
        const where = entry.kinds.map((kind) => kinds[kind]).join(', ');
        const basis = 'requiresConsent' in entry ? withConsent : withoutConsent;
        return {
          key,
          name: <code translate="no">{entry.name.replace('*', '…')}</code>,
          text: [purpose, `${where}. ${until} ${basis}`],
        };
      })}
    />
  );
}
