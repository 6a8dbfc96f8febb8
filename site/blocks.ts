import { Accordion } from './blocks/accordion/Accordion.tsx';
import { Anchor } from './blocks/anchor/Anchor.tsx';
import { callToAction } from './blocks/call-to-action/block.ts';
import { Cards } from './blocks/cards/Cards.tsx';
import { Gallery } from './blocks/gallery/Gallery.tsx';
import { hero } from './blocks/hero/block.ts';
import { ImageText } from './blocks/image-text/ImageText.tsx';
import { numbers } from './blocks/numbers/block.ts';
import { Quote } from './blocks/quote/Quote.tsx';
import { Text } from './blocks/text/Text.tsx';
import { ArticleText } from './features/articles/ArticleText.tsx';
import { eventList, newsList } from './features/articles/blocks.ts';
import { contactForm } from './features/contact/block.ts';
import { contactList } from './features/contacts/block.ts';
import { eventForm, eventSignUp } from './features/event/blocks.tsx';
import { Cancellation } from './features/event/Cancellation.tsx';
import { fileRefused, library } from './features/library/blocks.tsx';
import { map } from './features/map/block.ts';
import { MemberArea } from './features/members/page/MemberArea.tsx';
import { reportForm, reportMailbox } from './features/reporting/blocks.tsx';
import { searchResults } from './features/site-search/block.ts';
import { socialFeed } from './features/social/block.ts';
import { sponsoringForm } from './features/sponsoring/block.ts';
import { video } from './features/video/block.ts';
import type { BlockTable } from './page/blocks/definition.ts';

export { frameOf } from './page/render/frame.tsx';
export { renderError, renderPage } from './page/render/views.tsx';

/** The table of contents of the blocks: every type and what it is; a type without one does not compile. */
export const blocks = {
  hero,
  text: { view: Text },
  imageText: { view: ImageText },
  cards: { view: Cards },
  accordion: { view: Accordion },
  numbers,
  quote: { view: Quote },
  callToAction,
  gallery: { view: Gallery },
  map,
  anchor: { view: Anchor },
  newsList,
  eventList,
  contactList,
  socialFeed,
  searchResults,
  video,
  contactForm,
  sponsoringForm,
  eventForm,
  reportForm,
  reportMailbox,
  article: { view: ArticleText },
  eventSignUp,
  cancellation: { view: Cancellation },
  memberArea: { view: MemberArea },
  library,
  fileRefused,
} satisfies BlockTable;
