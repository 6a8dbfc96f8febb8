import type { Block } from 'payload';
import { callToAction, cards, hero, map } from './action-blocks.ts';
import { contactForm, eventForm, sponsoringForm } from './form-blocks.ts';
import { gallery, imageText } from './image-blocks.ts';
import { contactList, eventList, newsList, searchResults, socialFeed } from './list-blocks.ts';
import { reportForm, reportMailbox } from './reporting-blocks.ts';
import { accordion, anchor, numbers, quote, text as textBlock } from './text-blocks.ts';
import { video } from './video-block.ts';

/** Every block a page can be built from. The site's registry must have a view for each, or it does not compile. */
export const blocks: Block[] = [
  hero,
  textBlock,
  imageText,
  cards,
  accordion,
  numbers,
  quote,
  callToAction,
  gallery,
  map,
  anchor,
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
].map(withoutName);

/** A block is known by its kind; Payload's free name for it would show as “untitled”. */
function withoutName(block: Block): Block {
  return { ...block, admin: { ...block.admin, disableBlockName: true } };
}
