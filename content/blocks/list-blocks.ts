import type { Block } from 'payload';
import { text } from '../labels.ts';
import { choice, heading, plainText } from './fields.ts';
import { linkGroup } from './link.ts';

const extent = choice(
  'display',
  text('Umfang', 'Zakres', 'Extent'),
  {
    full: text('Ganze Liste', 'Cała lista', 'Whole list'),
    teaser: text('Die nächsten drei', 'Trzy najnowsze', 'The first three'),
  },
  'full',
);

/** News of this language. The page with the whole list is the one below which every post has its address. */
const newsList: Block = {
  slug: 'newsList',
  interfaceName: 'NewsListBlock',
  labels: {
    singular: text('Aktuelles', 'Aktualności', 'News'),
    plural: text('Aktuelles', 'Aktualności', 'News'),
  },
  fields: [heading(), extent, linkGroup({ optional: true })],
};

/** Events to come. The page with the whole list is the one below which every event has its address. */
const eventList: Block = {
  slug: 'eventList',
  interfaceName: 'EventListBlock',
  labels: {
    singular: text('Veranstaltungen', 'Wydarzenia', 'Events'),
    plural: text('Veranstaltungen', 'Wydarzenia', 'Events'),
  },
  fields: [heading(), extent, linkGroup({ optional: true })],
};

const contactList: Block = {
  slug: 'contactList',
  interfaceName: 'ContactListBlock',
  labels: {
    singular: text('Ansprechpartner', 'Osoby kontaktowe', 'Contact persons'),
    plural: text('Ansprechpartner', 'Osoby kontaktowe', 'Contact persons'),
  },
  fields: [heading(), plainText('text')],
};

const socialFeed: Block = {
  slug: 'socialFeed',
  interfaceName: 'SocialFeedBlock',
  labels: {
    singular: text('Social-Media-Beiträge', 'Posty', 'Social feed'),
    plural: text('Social-Media-Beiträge', 'Posty', 'Social feeds'),
  },
  fields: [
    heading(),
    choice(
      'network',
      text('Netzwerk', 'Sieć', 'Network'),
      {
        instagram: text('Instagram', 'Instagram', 'Instagram'),
        facebook: text('Facebook', 'Facebook', 'Facebook'),
      },
      'instagram',
    ),
  ],
};

/** What the search in the header finds. Stands on the page that the settings name for it. */
const searchResults: Block = {
  slug: 'searchResults',
  interfaceName: 'SearchResultsBlock',
  labels: {
    singular: text('Suchergebnisse', 'Wyniki wyszukiwania', 'Search results'),
    plural: text('Suchergebnisse', 'Wyniki wyszukiwania', 'Search results'),
  },
  fields: [heading()],
};

export const listBlocks: readonly Block[] = [
  newsList,
  eventList,
  contactList,
  socialFeed,
  searchResults,
];
