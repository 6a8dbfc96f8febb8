import { fetchPage, latestOnly } from '../../../behaviours/latest-request.ts';
import { isPlainClick } from '../../../components/plain-click.ts';
import type { PreserveSelection } from './selection.ts';

/** Milliseconds from the last key to the request, and from the request to the loading message. */
const debounceDelay = 150;
const loadingDelay = 300;

/** What to update after a request. */
interface UpdateOptions {
  /** Sets the search field to the query of the URL. */
  updateField: boolean;
  /** False if the browser has already navigated to the URL. */
  updateUrl?: boolean;
}

/**
 * Searches while the user types or filters: fetches the page of the new URL and replaces the regions of the current one. Form and
 * links also work without it.
 */
export function librarySearch(section: HTMLElement, preserveSelection: PreserveSelection): void {
  const form = section.querySelector<HTMLFormElement>('[data-library-search]');
  const field = form?.querySelector<HTMLInputElement>('[type=search]');
  const status = section.querySelector<HTMLElement>('[data-search-status]');
  if (!form || !field || !status) return;
  const runLatest = latestOnly();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Query of the current or requested page.
  let requestedSearch = location.search;

  const setStatus = (kind: 'count' | 'loading' | 'failed', text = status.dataset[kind] ?? '') => {
    status.dataset.kind = kind;
    status.textContent = text;
  };
  const applyPage = (
    page: Document,
    address: URL,
    { updateUrl = true, updateField }: UpdateOptions,
  ) => {
    preserveSelection(() => replaceRegions(section, page));
    const newField = page.querySelector<HTMLInputElement>('[data-library-search] [type=search]');
    field.placeholder = newField?.placeholder ?? '';
    field.defaultValue = newField?.value ?? '';
    if (updateField) field.value = field.defaultValue;
    if (updateUrl && address.search !== location.search) {
      const isNewEntry = historyKey(address.search) !== historyKey(location.search);
      history[isNewEntry ? 'pushState' : 'replaceState'](null, '', address);
    }
    requestedSearch = location.search;
    setStatus('count', resultText(section));
  };
  const load = async (address: string, options: UpdateOptions) => {
    clearTimeout(timer);
    requestedSearch = new URL(address).search;
    const loadingTimer = setTimeout(() => {
      setBusy(section, true);
      setStatus('loading');
    }, loadingDelay);
    try {
      const result = await runLatest((signal) => fetchPage(address, signal));
      clearTimeout(loadingTimer);
      if (!result) return;
      const { page, url } = result;
      // Without a session the response is the login page.
      if (url.pathname !== location.pathname) return location.assign(url);
      if (!page.querySelector('[data-library]')) throw new Error('response is not a library page');
      applyPage(page, url, options);
    } catch {
      clearTimeout(loadingTimer);
      setStatus('failed');
    }
    setBusy(section, false);
  };

  const submitNow = () => void load(formUrl(form), { updateField: false });
  const submitDebounced = () => {
    clearTimeout(timer);
    timer = setTimeout(submitNow, debounceDelay);
  };
  field.addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing) submitDebounced();
  });
  field.addEventListener('compositionend', submitDebounced);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    // Clears the query first, then the filters.
    if (field.value === '') {
      section.querySelector<HTMLElement>('[data-search-link=clear]')?.click();
      return;
    }
    field.value = '';
    submitNow();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitNow();
  });
  form.addEventListener('change', ({ target }) => {
    if (target !== field) submitNow();
  });
  section.addEventListener('click', (event) => {
    const { target } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('[data-search-link]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void load(link.href, { updateField: true });
  });
  section.addEventListener('addresschange', (event) => {
    event.preventDefault();
    if (location.search !== requestedSearch)
      void load(location.href, { updateField: true, updateUrl: false });
  });
  // Input made before this script loaded.
  if (isChanged(form, field)) submitDebounced();
}

/** Returns the URL of a native submission, without empty fields. */
function formUrl(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
  );
  return `${form.action}?${new URLSearchParams(fields)}`.replace(/\?$/, '');
}

function isChanged(form: HTMLFormElement, field: HTMLInputElement): boolean {
  const options = [...form.querySelectorAll('option')];
  const chosen = options.some(
    (option) => option.selected && !option.defaultSelected && option.value,
  );
  return chosen || field.value !== field.defaultValue;
}

/** Returns a key whose change creates a history entry; changing the words of a search does not. */
function historyKey(search: string): string {
  const params = new URLSearchParams(search);
  const rest = ['filter', 'category', 'view', 'sort', 'page'].map((name) =>
    params.getAll(name).join(),
  );
  return [params.has('q'), ...rest].join('&');
}

/** Replaces the regions with those of another page. Restores the focus if the element still exists. */
function replaceRegions(section: HTMLElement, page: Document): void {
  const focused = document.activeElement;
  for (const part of section.querySelectorAll<HTMLElement>('[data-region]')) {
    const replacement = page.querySelector(`[data-region="${part.dataset.region}"]`);
    if (replacement) part.replaceWith(document.adoptNode(replacement));
  }
  if (!focused || focused.isConnected) return;
  const same = focused.id ? document.getElementById(focused.id) : undefined;
  (same ?? section.querySelector<HTMLElement>('[data-count]'))?.focus();
}

const resultText = (section: HTMLElement) =>
  (section.querySelector('[data-no-results]') ?? section.querySelector('[data-count]'))
    ?.textContent ?? '';

function setBusy(section: HTMLElement, isBusy: boolean): void {
  const results = section.querySelector('[data-region=results]');
  if (results) results.ariaBusy = isBusy ? 'true' : null;
}
