import type { Culture } from '@oilway/store/cultures.ts';
import { latest } from '../../behaviours/latest.ts';
import { personCount } from './count-messages.ts';

/** How long an answer may take before the page's own list answers instead, in milliseconds. */
const patience = 5000;

/** Choices that follow each other faster are one step for the way back, as when arrow keys pass regions. */
const oneStep = 1000;

/**
 * Shows the contact persons of the region chosen, as `getContacts` has them, without leaving the page.
 * The list holds everybody; who is not asked for is hidden. Where that fails the list goes by the regions that
 * the page has for each: the page is never left, as a form on it may have been begun. The first entry, all
 * regions, is never sent as a value.
 */
export function regions(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-behaviour]')) {
    const select = form.querySelector('select');
    const section = form.closest('section');
    if (select && section) follow(form, select, section);
  }
}

function follow(form: HTMLFormElement, select: HTMLSelectElement, section: HTMLElement): void {
  const list = contactList(section);
  const ask = latest();
  let stepped = -oneStep;

  async function show(then = () => {}): Promise<void> {
    try {
      const contacts = await ask((signal) => contactsOf(select.value, signal));
      if (!contacts) return;
      list.show(contacts);
    } catch {
      list.showRegion(select.value);
    }
    then();
  }

  const choose = () => {
    const address = addressOf(select);
    const remember = () => {
      if (address === location.href) return;
      const now = performance.now();
      history[now - stepped > oneStep ? 'pushState' : 'replaceState'](null, '', address);
      stepped = now;
    };
    void show(remember);
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
    void show();
  });
  // Chosen before this script was loaded.
  if (!select.selectedOptions[0]?.defaultSelected && select.selectedIndex > 0) choose();
}

/** This page asked for another region; for all of them the address says nothing. */
function addressOf({ name, value }: HTMLSelectElement): string {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  return url.href;
}

interface Contact {
  profileName: string;
  email: string;
}

async function contactsOf(region: string, signal: AbortSignal): Promise<Contact[]> {
  const { culture = '', nodeId = '' } = document.documentElement.dataset;
  const query = new URLSearchParams({ nodeid: nodeId, culture, ...(region && { region }) });
  const answer = await fetch(`/umbraco/api/contactregion/getContacts?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  if (!answer.ok) throw new Error('no answer');
  return (await answer.json()) as Contact[];
}

function contactList(section: HTMLElement) {
  const said = personCount[document.documentElement.dataset.culture as Culture];
  const cards = [...section.querySelectorAll<HTMLElement>('[data-contact]')];
  const count = section.querySelector('output');
  const showOnly = (shown: HTMLElement[]): void => {
    for (const card of cards) card.hidden = !shown.includes(card);
    if (count) count.textContent = said(shown.length);
  };
  return {
    /** @throws when somebody is new since the page was loaded, and has no card. */
    show(contacts: Contact[]): void {
      const wanted = new Set(contacts.map(({ email, profileName }) => `${profileName} ${email}`));
      const shown = cards.filter(({ dataset }) => wanted.has(dataset.contact ?? ''));
      if (shown.length < contacts.length) throw new Error('somebody new');
      showOnly(shown);
    },
    /** Without a region everybody. */
    showRegion(region: string): void {
      const isOf = ({ dataset }: HTMLElement) => dataset.regions?.split('|').includes(region);
      showOnly(region ? cards.filter(isOf) : cards);
    },
  };
}
