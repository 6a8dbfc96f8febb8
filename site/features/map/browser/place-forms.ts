import type { Culture } from '@oilway/store/cultures.ts';
import { placeAnswer } from './place-answer.ts';

/** Lets forms that ask for a place answer below themselves. */
export function placeForms(root: Document): void {
  const culture = root.documentElement.dataset.culture as Culture;
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-place-form]'))
    placeAnswer(form, culture);
}
