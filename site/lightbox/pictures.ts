import type { Culture } from '@oilway/store/cultures.ts';
import type { ShownGroup } from './address-bound.ts';
import { messages } from './messages.ts';
import { type Hooks, type OpenLightbox, openLightbox } from './open.tsx';
import { slideOf, smallPicture } from './slides.ts';

/** Opens the pictures of a group of links, in the order of the page. */
export function openPictures(
  { items, link }: ShownGroup<HTMLAnchorElement>,
  hooks: Hooks,
): OpenLightbox {
  const contents = {
    slides: items.map(slideOf),
    text: messages[document.documentElement.dataset.culture as Culture],
    opener: link,
    small: (index: number) => smallPicture(items[index]),
    pictures: true,
  };
  return openLightbox(contents, hooks);
}
