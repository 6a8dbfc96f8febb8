import { fetchPage, latest } from '../../../behaviours/latest.ts';
import { isPlain } from '../../../components/plain-press.ts';
import type { KeepChosen } from './choose.ts';

/** Milliseconds without a key before files are looked for, and of looking before that is said. */
const pause = 150;
const patience = 300;

/** What to do with the address of what is shown: nothing where the browser has gone there by itself. */
interface Shown {
  /** The field shall say what the address says: it was not typed. */
  takeWords: boolean;
  /** Whether the address is still to be set. */
  leads?: boolean;
}

/**
 * Looks for files while somebody types or filters: the page of the new address is fetched, and its parts take the
 * place of those that are shown. The form and all links work by themselves without it.
 */
export function librarySearch(section: HTMLElement, keepChosen: KeepChosen): void {
  const form = section.querySelector<HTMLFormElement>('[data-library-search]');
  const field = form?.querySelector<HTMLInputElement>('[type=search]');
  const status = section.querySelector<HTMLElement>('[data-search-status]');
  if (!form || !field || !status) return;
  const ask = latest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What is shown, or asked for to be shown.
  let wanted = location.search;

  const say = (kind: 'count' | 'loading' | 'failed', words = status.dataset[kind] ?? '') => {
    status.dataset.kind = kind;
    status.textContent = words;
  };
  const put = (page: Document, address: URL, { leads = true, takeWords }: Shown) => {
    keepChosen(() => exchange(section, page));
    const fresh = page.querySelector<HTMLInputElement>('[data-library-search] [type=search]');
    field.placeholder = fresh?.placeholder ?? '';
    field.defaultValue = fresh?.value ?? '';
    if (takeWords) field.value = field.defaultValue;
    if (leads && address.search !== location.search) {
      const step = placeOf(address.search) !== placeOf(location.search);
      history[step ? 'pushState' : 'replaceState'](null, '', address);
    }
    wanted = location.search;
    say('count', saidOf(section));
  };
  const show = async (address: string, how: Shown) => {
    clearTimeout(timer);
    wanted = new URL(address).search;
    const late = setTimeout(() => {
      busy(section, true);
      say('loading');
    }, patience);
    try {
      const answer = await ask((signal) => fetchPage(address, signal));
      clearTimeout(late);
      if (!answer) return;
      const { page, reached } = answer;
      // Whoever is no longer logged in is led to the login.
      if (reached.pathname !== location.pathname) return location.assign(reached);
      if (!page.querySelector('[data-library]')) throw new Error('this is no page of the library');
      put(page, reached, how);
    } catch {
      clearTimeout(late);
      say('failed');
    }
    busy(section, false);
  };

  const typed = () => void show(addressOf(form), { takeWords: false });
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(typed, pause);
  };
  field.addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing) soon();
  });
  field.addEventListener('compositionend', soon);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    // The words first; where there are none, the filters as well.
    if (field.value === '') {
      section.querySelector<HTMLElement>('[data-search-link=clear]')?.click();
      return;
    }
    field.value = '';
    typed();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    typed();
  });
  form.addEventListener('change', ({ target }) => {
    if (target !== field) typed();
  });
  section.addEventListener('click', (event) => {
    const { target } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('[data-search-link]');
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    void show(link.href, { takeWords: true });
  });
  section.addEventListener('addresschange', (event) => {
    event.preventDefault();
    if (location.search !== wanted) void show(location.href, { takeWords: true, leads: false });
  });
  // What was typed or chosen before this script came.
  if (isChanged(form, field)) soon();
}

/** The address that the form leads to without scripts, without what is empty. */
function addressOf(form: HTMLFormElement): string {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
  );
  return `${form.action}?${new URLSearchParams(given)}`.replace(/\?$/, '');
}

function isChanged(form: HTMLFormElement, field: HTMLInputElement): boolean {
  const options = [...form.querySelectorAll('option')];
  const chosen = options.some(
    (option) => option.selected && !option.defaultSelected && option.value,
  );
  return chosen || field.value !== field.defaultValue;
}

/** Going from one of these to another is a step that Back takes back; from words to others is none. */
function placeOf(search: string): string {
  const asked = new URLSearchParams(search);
  const rest = ['filter', 'category', 'view', 'sort', 'page'].map((name) =>
    asked.getAll(name).join(),
  );
  return [asked.has('q'), ...rest].join('&');
}

/** Puts the parts of another page in place of those of this one. The focus stays where it was, if that is still there. */
function exchange(section: HTMLElement, page: Document): void {
  const focused = document.activeElement;
  for (const part of section.querySelectorAll<HTMLElement>('[data-exchanged]')) {
    const fresh = page.querySelector(`[data-exchanged="${part.dataset.exchanged}"]`);
    if (fresh) part.replaceWith(document.adoptNode(fresh));
  }
  if (!focused || focused.isConnected) return;
  const same = focused.id ? document.getElementById(focused.id) : undefined;
  (same ?? section.querySelector<HTMLElement>('[data-count]'))?.focus();
}

const saidOf = (section: HTMLElement) =>
  (section.querySelector('[data-nothing]') ?? section.querySelector('[data-count]'))?.textContent ??
  '';

function busy(section: HTMLElement, now: boolean): void {
  const found = section.querySelector('[data-exchanged=found]');
  if (found) found.ariaBusy = now ? 'true' : null;
}
