const storageKey = 'oilway.country';
const countries = ['de', 'pl'];

/** Milliseconds after page load before the other site is suggested. */
const suggestionDelay = 4000;

/** Pages without the suggestion: those with a form other than a search, and previews. */
const excludedSelector = '[data-preview], main :is(form[method="post" i], form[data-form])';

/** Open dialogs and popovers, and focused fields: the suggestion interrupts none of them. */
const busySelector = 'dialog[open], :popover-open, :is(input, textarea, select):focus';

/**
 * Opens the dialogs that choose between the two sites. Suggests the counterpart of this page on the other site once, to visitors whose browser
 * prefers its language and who have not chosen yet. A choice is stored in localStorage; that a dialog was dismissed or opened by its button, in
 * sessionStorage.
 */
export function countryDialogs(root: Document): void {
  for (const opener of root.querySelectorAll<HTMLElement>('[data-country-opener]')) {
    opener.addEventListener('click', () => {
      // The mobile menu would close under the dialog: `hidePopover` returns the focus to its button.
      opener.closest<HTMLElement>('[popover]')?.hidePopover();
      dialogOf(root, opener.dataset.countryOpener)?.showModal();
      storeChoice(sessionStorage, opener.dataset.countryOpener ?? '');
    });
  }
  for (const link of root.querySelectorAll<HTMLElement>('[data-country]')) {
    link.addEventListener('click', () => storeChoice(localStorage, link.dataset.country ?? ''));
  }
  const suggested = preferredCountry();
  if (!suggested || suggested === root.documentElement.lang || hasChosenCountry()) return;
  const dialog = dialogOf(root, suggested);
  if (!dialog || root.querySelector(excludedSelector)) return;
  setTimeout(() => {
    if (!hasChosenCountry()) suggestCountry(root, dialog, suggested);
  }, suggestionDelay);
}

/** Opens the dialog of another country, unless the visitor is busy or this page has no counterpart there, such as a cancellation. */
function suggestCountry(root: Document, dialog: HTMLDialogElement, country: string): void {
  const alternate = root.querySelector<HTMLLinkElement>(
    `link[rel=alternate][hreflang^="${country}"]`,
  );
  const link = dialog.querySelector<HTMLAnchorElement>(`[data-country="${country}"]`);
  if (!alternate || root.querySelector(busySelector)) return;
  if (link) link.href = new URL(alternate.href).pathname;
  dialog.addEventListener('close', () => storeChoice(sessionStorage, country), { once: true });
  dialog.showModal();
}

function dialogOf(root: Document, name: string | undefined): HTMLDialogElement | null {
  return root.querySelector<HTMLDialogElement>(`#country-${name}`);
}

/** Returns the first of the browser's languages that one of the sites has. */
function preferredCountry(): string | undefined {
  const languages = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return languages.find((language) => countries.includes(language));
}

function hasChosenCountry(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      countries.includes(storage.getItem(storageKey) ?? ''),
    );
  } catch {
    // Without storage the suggestion would appear on every page.
    return true;
  }
}

function storeChoice(storage: Storage, value: string): void {
  try {
    storage.setItem(storageKey, value);
  } catch {
    // With full or blocked storage the suggestion may appear again.
  }
}
