import type { Locale } from '@oilway/store/locales.ts';
import { watchOpeningStatus } from './opening-status.ts';
import { enhancePlaceForm } from './place-form.ts';

/** Updates the opening status of all stations on the page and enhances place forms. The `Stations` island does both itself. */
export function stations(root: Document): void {
  const locale = root.documentElement.dataset.culture as Locale;
  watchOpeningStatus(root);
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-place-form]'))
    enhancePlaceForm(form, locale);
}
