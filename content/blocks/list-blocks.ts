import type { Block } from 'payload';
import { text } from '../labels.ts';
import { blockConfig, headingField, plainTextField, selectField } from './fields.ts';
import { linkGroupField } from './link.ts';

const displayField = selectField('display', text('Umfang', 'Zakres', 'Extent'), {
  full: text('Ganze Liste', 'Cała lista', 'Whole list'),
  teaser: text('Die nächsten drei', 'Trzy najnowsze', 'The first three'),
});

/** The latest news of the language. Posts get their URLs below the page with the full list. */
const newsList = blockConfig('newsList', text('Aktuelles', 'Aktualności', 'News'), [
  headingField(),
  displayField,
  linkGroupField({ optional: true }),
]);

/** Upcoming events. Events get their URLs below the page with the full list. */
const eventList = blockConfig('eventList', text('Veranstaltungen', 'Wydarzenia', 'Events'), [
  headingField(),
  displayField,
  linkGroupField({ optional: true }),
]);

const contactList = blockConfig(
  'contactList',
  text('Ansprechpartner', 'Osoby kontaktowe', 'Contact persons'),
  [headingField(), plainTextField('text')],
);

const socialFeed = blockConfig(
  'socialFeed',
  text('Social-Media-Beiträge', 'Posty', 'Social feed'),
  [
    headingField(),
    selectField('network', text('Netzwerk', 'Sieć', 'Network'), {
      instagram: text('Instagram', 'Instagram', 'Instagram'),
      facebook: text('Facebook', 'Facebook', 'Facebook'),
    }),
  ],
);

/** The results of the search in the header, for the page that the settings name. */
const searchResults = blockConfig(
  'searchResults',
  text('Suchergebnisse', 'Wyniki wyszukiwania', 'Search results'),
  [headingField()],
);

export const listBlocks: readonly Block[] = [
  newsList,
  eventList,
  contactList,
  socialFeed,
  searchResults,
];
