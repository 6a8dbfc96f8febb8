import type { Locale } from '@oilway/store/locales.ts';
import { personCountText } from './count-messages.ts';

/** Milliseconds within which further changes replace the history entry, for example with arrow keys. */
const historyInterval = 1000;

/** Filters the contact persons by the selected region without a page load: hides those of other regions. */
export function bindRegionFilters(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-behaviour]')) {
    const select = form.querySelector('select');
    const section = form.closest('section');
    if (select && section) bindRegionFilter(form, select, section);
  }
}

function bindRegionFilter(
  form: HTMLFormElement,
  select: HTMLSelectElement,
  section: HTMLElement,
): void {
  const cards = [...section.querySelectorAll<HTMLElement>('[data-regions]')];
  const count = section.querySelector('output');
  const countText = personCountText[document.documentElement.dataset.culture as Locale];
  let lastPushAt = -historyInterval;

  const show = () => {
    const region = select.value;
    for (const card of cards)
      card.hidden = region !== '' && !card.dataset.regions?.split('|').includes(region);
    if (count) count.textContent = countText(cards.filter(({ hidden }) => !hidden).length);
  };
  const applyRegion = () => {
    show();
    const url = filterUrl(select);
    if (url === location.href) return;
    const now = performance.now();
    history[now - lastPushAt > historyInterval ? 'pushState' : 'replaceState'](null, '', url);
    lastPushAt = now;
  };

  select.addEventListener('change', applyRegion);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    applyRegion();
  });
  form.addEventListener('addresschange', (event) => {
    event.preventDefault();
    // The next change adds a history entry.
    lastPushAt = -historyInterval;
    // Upper and lower case may differ from the option.
    const requestedRegion = new URL(location.href).searchParams.get(select.name)?.toLowerCase();
    const option = [...select.options].find(({ value }) => value.toLowerCase() === requestedRegion);
    select.value = option?.value ?? '';
    show();
  });
  // Selected before this script was loaded.
  const renderedOption = [...select.options].find(({ defaultSelected }) => defaultSelected);
  if (select.selectedOptions[0] !== (renderedOption ?? select.options[0])) applyRegion();
}

/** Returns the URL of this page for the selected region; without a parameter for all regions. */
function filterUrl({ name, value }: HTMLSelectElement): string {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  return url.href;
}
