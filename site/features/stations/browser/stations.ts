import type { Culture } from '@oilway/store/cultures.ts';
import { showOpening } from './opening.ts';
import { placeAnswer } from './place-answer.ts';

/** Says which stations of the page are open now, each minute anew, and lets forms answer that ask for a place. The page of all stations does it by itself. */
export function stations(root: Document): void {
  const culture = root.documentElement.dataset.culture as Culture;
  const fill = () => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-hours^="{"]'))
      showOpening(element, JSON.parse(element.dataset.hours ?? ''), culture);
  };
  fill();
  setInterval(fill, 60_000);
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-place-form]'))
    placeAnswer(form, culture);
}
