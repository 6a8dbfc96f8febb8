import type { ContactListBlock, ContactPerson } from '@oilway/store/published/documents.ts';
import { regionName } from '@oilway/store/regions.ts';
import { pictureOf } from '../../page/article-lists.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { regionParameter } from './all-regions.ts';
import { type ContactCard, ContactList, type ContactListData } from './ContactList.tsx';

export const contactList = defineBlock<ContactListBlock, ContactListData, ContactListData['query']>(
  {
    view: ContactList,
    load: async ({ page, source }) => ({
      contacts: (await source.contactPersons(page.culture)).map(contactOf),
      query: {},
    }),
    asked: {
      read(culture, read) {
        const region = read(regionParameter[culture])?.trim().slice(0, 60);
        return region ? { query: { region }, search: false } : undefined;
      },
    },
  },
);

function contactOf(person: ContactPerson): ContactCard {
  return {
    id: person.id,
    name: person.profileName,
    title: person.title,
    regions: (person.regions ?? []).map(regionName),
    phone: person.phone ?? undefined,
    email: person.email,
    moreInfo: person.moreInfo ?? undefined,
    image: pictureOf(person.image),
  };
}
