import type { ComponentType } from 'react';
import { Accordion } from './Accordion.tsx';
import { Anchor } from './Anchor.tsx';
import { ArticleText } from './articles/ArticleText.tsx';
import { EventList } from './articles/EventList.tsx';
import { NewsList } from './articles/NewsList.tsx';
import type { Block } from './block-types.ts';
import { CallToAction } from './CallToAction.tsx';
import { Cards } from './Cards.tsx';
import { ContactList } from './contacts/ContactList.tsx';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { ImageText } from './ImageText.tsx';
import { LocationsMap } from './LocationsMap.tsx';
import { Numbers } from './Numbers.tsx';
import type { ViewProps } from './place.ts';
import { Quote } from './Quote.tsx';
import { SocialFeed } from './social/SocialFeed.tsx';
import { Text } from './Text.tsx';

type Views = {
  [Type in Block['blockType']]: ComponentType<ViewProps<Extract<Block, { blockType: Type }>>>;
};

/** Every block type and its view: a type without one does not compile. */
export const blockViews = {
  hero: Hero,
  text: Text,
  imageText: ImageText,
  cards: Cards,
  accordion: Accordion,
  numbers: Numbers,
  quote: Quote,
  callToAction: CallToAction,
  gallery: Gallery,
  map: LocationsMap,
  anchor: Anchor,
  newsList: NewsList,
  eventList: EventList,
  contactList: ContactList,
  socialFeed: SocialFeed,
  article: ArticleText,
} satisfies Views;
