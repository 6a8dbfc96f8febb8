import type { Locale } from '@oilway/store/locales.ts';
import { renderOpeningStatus } from './opening-status.ts';
import { enhancePlaceForm } from './place-form.ts';

/** Updates the opening status of all stations on the page every minute and enhances place forms. The `Stations` island does both itself. */
export function stations(root: Document): void {
  const locale = root.documentElement.dataset.culture as Locale;
  const updateOpeningStatus = () => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-hours^="{"]'))
      renderOpeningStatus(element, JSON.parse(element.dataset.hours ?? ''), locale);
  };
  updateOpeningStatus();
  setInterval(updateOpeningStatus, 60_000);
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-place-form]'))
    enhancePlaceForm(form, locale);
}
