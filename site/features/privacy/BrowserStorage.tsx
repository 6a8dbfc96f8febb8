import type { BrowserStorageBlock } from '@oilway/store/published/documents.ts';
import { type BrowserStorageKey, browserStorage } from '../../components/browser-storage.ts';
import type { BlockProps } from '../../pages/parts/place.ts';
import { Entries } from './Entries.tsx';
import { storageMessages } from './storage-messages.ts';

const keys = Object.keys(browserStorage) as BrowserStorageKey[];

/** What the site keeps in a browser: told from the list that the site is held to. */
export function BrowserStorage({ block, page, place }: BlockProps<BrowserStorageBlock>) {
  const { asksFirst, asked, kinds, lead, note, things } = storageMessages[page.culture];
  return (
    <Entries
      place={place}
      heading={block.heading}
      lead={lead}
      note={note}
      entries={keys.map((key) => {
        const thing = browserStorage[key];
        const { purpose, until } = things[key];
        const where = thing.kinds.map((kind) => kinds[kind]).join(', ');
        const basis = 'asksFirst' in thing ? asksFirst : asked;
        return {
          key,
          name: <code translate="no">{thing.name.replace('*', '…')}</code>,
          text: [purpose, `${where}. ${until} ${basis}`],
        };
      })}
    />
  );
}
