import { Accordion } from './blocks/accordion/Accordion.tsx';
import { Anchor } from './blocks/anchor/Anchor.tsx';
import { CallToAction } from './blocks/call-to-action/CallToAction.tsx';
import { Cards } from './blocks/cards/Cards.tsx';
import { Gallery } from './blocks/gallery/Gallery.tsx';
import { hero } from './blocks/hero/Hero.tsx';
import { ImageText } from './blocks/image-text/ImageText.tsx';
import { Numbers } from './blocks/numbers/Numbers.tsx';
import { Quote } from './blocks/quote/Quote.tsx';
import { Text } from './blocks/text/Text.tsx';
import { ArticleText } from './features/articles/ArticleText.tsx';
import { eventList } from './features/articles/EventList.tsx';
import { newsList } from './features/articles/NewsList.tsx';
import { contactForm } from './features/contact/block.ts';
import { contactList } from './features/contacts/ContactList.tsx';
import { eventForm, eventSignUp } from './features/event/blocks.tsx';
import { Cancellation } from './features/event/Cancellation.tsx';
import { fileRefused, library } from './features/library/blocks.tsx';
import { map } from './features/map/block.tsx';
import { station } from './features/map/station/block.ts';
import { MemberArea } from './features/members/page/MemberArea.tsx';
import { BrowserStorage } from './features/privacy/BrowserStorage.tsx';
import { retention } from './features/privacy/Retention.tsx';
import { reportForm, reportMailbox } from './features/reporting/blocks.tsx';
import { searchResults } from './features/site-search/block.tsx';
import { socialFeed } from './features/social/SocialFeed.tsx';
import { sponsoringForm } from './features/sponsoring/block.ts';
import { vacancy, vacancyList } from './features/vacancies/blocks.ts';
import { video } from './features/video/block.ts';
import type { BlockTable } from './page/blocks/definition.ts';

export { renderError, renderPage } from './page/render/views.tsx';

/** The table of contents of the blocks: every type and what it is; a type without one does not compile. */
export const blocks = {
  hero,
  text: { component: Text },
  imageText: { component: ImageText },
  cards: { component: Cards },
  accordion: { component: Accordion },
  numbers: { component: Numbers },
  quote: { component: Quote },
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
  station,
  article: { component: ArticleText },
  eventSignUp,
  cancellation: { component: Cancellation },
  memberArea: { component: MemberArea },
  library,
  fileRefused,
} satisfies BlockTable;
