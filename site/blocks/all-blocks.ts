import { article } from '../features/articles/ArticleText.tsx';
import { eventList } from '../features/articles/EventList.tsx';
import { newsList } from '../features/articles/NewsList.tsx';
import { contactForm } from '../features/contact/block.tsx';
import { contactList } from '../features/contact-persons/ContactList.tsx';
import { eventForm, eventSignUp } from '../features/event/blocks.tsx';
import { Cancellation } from '../features/event/Cancellation.tsx';
import { fileError, library } from '../features/library/blocks.tsx';
import { MemberArea } from '../features/members/page/MemberArea.tsx';
import { BrowserStorage } from '../features/privacy/BrowserStorage.tsx';
import { retention } from '../features/privacy/Retention.tsx';
import { reportForm, reportMailbox } from '../features/reporting/blocks.tsx';
import { searchResults } from '../features/site-search/block.tsx';
import { socialFeed } from '../features/social/SocialFeed.tsx';
import { sponsoringForm } from '../features/sponsoring/block.tsx';
import { map } from '../features/stations/block.tsx';
import { station, stationHead } from '../features/stations/station-page/block.ts';
import { vacancy } from '../features/vacancies/Vacancy.tsx';
import { vacancyList } from '../features/vacancies/VacancyList.tsx';
import { video } from '../features/video/Video.tsx';
import type { BlockTable } from '../pages/blocks/definition.ts';
import { Accordion } from './accordion/Accordion.tsx';
import { Anchor } from './anchor/Anchor.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { Cards } from './cards/Cards.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { hero } from './hero/Hero.tsx';
import { ImageText } from './image-text/ImageText.tsx';
import { Numbers } from './numbers/Numbers.tsx';
import { PriceList } from './price-list/PriceList.tsx';
import { Quote } from './quote/Quote.tsx';
import { Text } from './text/Text.tsx';

export { renderError, renderPage } from '../pages/render/views.tsx';

/** Every block type with its definition; a type without one does not compile. */
export const blocks = {
  hero,
  text: { component: Text },
  imageText: { component: ImageText },
  cards: { component: Cards },
  accordion: { component: Accordion },
  numbers: { component: Numbers },
  quote: { component: Quote },
  priceList: { component: PriceList },
  callToAction: { component: CallToAction },
  gallery: { component: Gallery },
  map,
  anchor: { component: Anchor },
  newsList,
  eventList,
  contactList,
  socialFeed,
  searchResults,
  vacancy,
  vacancyList,
  video,
  contactForm,
  sponsoringForm,
  eventForm,
  reportForm,
  reportMailbox,
  retention,
  browserStorage: { component: BrowserStorage },
  article,
  station,
  stationHead,
  eventSignUp,
  cancellation: { component: Cancellation },
  memberArea: { component: MemberArea },
  library,
  fileError,
} satisfies BlockTable;
