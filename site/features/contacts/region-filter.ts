import type { Culture } from '@oilway/store/cultures.ts';
import { personCount } from './count-messages.ts';

/** Choices that follow each other faster are one step for the way back, as when arrow keys pass regions. */
const oneStep = 1000;

/** Shows the contact persons of the region chosen without leaving the page, whose list holds all of them: those of others are hidden. */
export function regions(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-behaviour]')) {
    const select = form.querySelector('select');
    const section = form.closest('section');
    if (select && section) follow(form, select, section);
  }
}

function follow(form: HTMLFormElement, select: HTMLSelectElement, section: HTMLElement): void {
  const cards = [...section.querySelectorAll<HTMLElement>('[data-regions]')];
  const count = section.querySelector('output');
  const said = personCount[document.documentElement.dataset.culture as Culture];
  let stepped = -oneStep;

  const show = () => {
    const region = select.value;
    for (const card of cards)
      card.hidden = region !== '' && !card.dataset.regions?.split('|').includes(region);
    if (count) count.textContent = said(cards.filter(({ hidden }) => !hidden).length);
  };
  const choose = () => {
    show();
    const address = addressOf(select);
    if (address === location.href) return;
    const now = performance.now();
    history[now - stepped > oneStep ? 'pushState' : 'replaceState'](null, '', address);
    stepped = now;
  };

  select.addEventListener('change', choose);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    choose();
  });
  form.addEventListener('addresschange', (event) => {
    event.preventDefault();
    // What is chosen from here on is a step of its own.
    stepped = -oneStep;
    // It may be written otherwise than the entry.
    const asked = new URL(location.href).searchParams.get(select.name)?.toLowerCase();
    const entry = [...select.options].find(({ value }) => value.toLowerCase() === asked);
    select.value = entry?.value ?? '';
    show();
  });
  // Chosen before this script was loaded.
  const shown = [...select.options].find(({ defaultSelected }) => defaultSelected);
  if (select.selectedOptions[0] !== (shown ?? select.options[0])) choose();
}

/** This page asked for another region; for all of them the address says nothing. */
function addressOf({ name, value }: HTMLSelectElement): string {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  return url.href;
}
