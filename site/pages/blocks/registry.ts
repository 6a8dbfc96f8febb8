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
import { Cancellation } from './event-sign-up/Cancellation.tsx';
import { EventForm } from './event-sign-up/EventForm.tsx';
import { EventSignUp } from './event-sign-up/EventSignUp.tsx';
import { ContactForm } from './forms/ContactForm.tsx';
import { ReportForm } from './forms/ReportForm.tsx';
import { ReportMailbox } from './forms/ReportMailbox.tsx';
import { SponsoringForm } from './forms/SponsoringForm.tsx';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { ImageText } from './ImageText.tsx';
import { LocationsMap } from './LocationsMap.tsx';
import { Numbers } from './Numbers.tsx';
import type { ViewProps } from './place.ts';
import { Portal } from './portal/Portal.tsx';
import { Quote } from './Quote.tsx';
import { SearchResults } from './search/SearchResults.tsx';
import { SocialFeed } from './social/SocialFeed.tsx';
import { Text } from './Text.tsx';
import { Video } from './video/Video.tsx';

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
  searchResults: SearchResults,
  video: Video,
  contactForm: ContactForm,
  sponsoringForm: SponsoringForm,
  eventForm: EventForm,
  reportForm: ReportForm,
  reportMailbox: ReportMailbox,
  article: ArticleText,
  eventSignUp: EventSignUp,
  cancellation: Cancellation,
  portal: Portal,
} satisfies Views;
