import type { ComponentType } from 'react';
import { Accordion } from '../../blocks/accordion/Accordion.tsx';
import { Anchor } from '../../blocks/anchor/Anchor.tsx';
import { CallToAction } from '../../blocks/call-to-action/CallToAction.tsx';
import { Cards } from '../../blocks/cards/Cards.tsx';
import { Gallery } from '../../blocks/gallery/Gallery.tsx';
import { Hero } from '../../blocks/hero/Hero.tsx';
import { ImageText } from '../../blocks/image-text/ImageText.tsx';
import { Numbers } from '../../blocks/numbers/Numbers.tsx';
import { Quote } from '../../blocks/quote/Quote.tsx';
import { ArticleText } from '../../features/articles/ArticleText.tsx';
import { EventList } from '../../features/articles/EventList.tsx';
import { NewsList } from '../../features/articles/NewsList.tsx';
import { ContactForm } from '../../features/contact/ContactForm.tsx';
import { ContactList } from '../../features/contacts/ContactList.tsx';
import { Cancellation } from '../../features/event/Cancellation.tsx';
import { EventForm } from '../../features/event/EventForm.tsx';
import { EventSignUp } from '../../features/event/EventSignUp.tsx';
import { Portal } from '../../features/library/page/Portal.tsx';
import { LocationsMap } from '../../features/map/drawing/LocationsMap.tsx';
import { ReportForm } from '../../features/reporting/ReportForm.tsx';
import { ReportMailbox } from '../../features/reporting/ReportMailbox.tsx';
import { SearchResults } from '../../features/site-search/SearchResults.tsx';
import { SocialFeed } from '../../features/social/SocialFeed.tsx';
import { SponsoringForm } from '../../features/sponsoring/SponsoringForm.tsx';
import { Video } from '../../features/video/Video.tsx';
import type { ViewProps } from '../parts/place.ts';
import { Text } from '../parts/Text.tsx';
import type { Block } from './block-types.ts';

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
