const key = 'oilway.country';
const countries = ['de', 'pl'];

/** How long a page is left to its visitor before the other site is suggested, in milliseconds. */
const suggestAfter = 4000;

/** Pages that are not covered by the suggestion: those with a form, other than a search, and an editor's previews. */
const excluded = '[data-preview], main :is(form[method="post" i], form[data-form])';

/**
 * Opens the dialogs that choose between the two sites, and suggests the other one once, to a visitor whose browser
 * prefers its language and who has not chosen yet: this page of it. A choice is kept on the device; that the dialog
 * was dismissed, or opened by hand, for the session.
 */
export function country(root: Document): void {
  for (const opener of root.querySelectorAll<HTMLElement>('[data-country-opener]')) {
    opener.addEventListener('click', () => {
      // The sheet of a phone would close under the dialog: what opened it gets the focus back.
      opener.closest<HTMLElement>('[popover]')?.hidePopover();
      dialogOf(root, opener.dataset.countryOpener)?.showModal();
      keep(sessionStorage, opener.dataset.countryOpener ?? '');
    });
  }
  for (const link of root.querySelectorAll<HTMLElement>('[data-country]')) {
    link.addEventListener('click', () => keep(localStorage, link.dataset.country ?? ''));
  }
  const suggested = preferred();
  if (!suggested || suggested === root.documentElement.lang || decided()) return;
  const dialog = dialogOf(root, suggested);
  if (!dialog || root.querySelector(excluded)) return;
  setTimeout(async () => {
    if (decided()) return;
    const { suggest } = await import('./country-suggestion.ts');
    suggest(dialog, suggested, () => keep(sessionStorage, suggested));
  }, suggestAfter);
}

function dialogOf(root: Document, name: string | undefined): HTMLDialogElement | null {
  return root.querySelector<HTMLDialogElement>(`#country-${name}`);
}

/** The first of the browser's languages that one of the sites speaks. */
function preferred(): string | undefined {
  const languages = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return languages.find((language) => countries.includes(language));
}

function decided(): boolean {
  try {
    return [localStorage, sessionStorage].some((kept) =>
      countries.includes(kept.getItem(key) ?? ''),
    );
  } catch {
    // Who can't be remembered is not asked on every page.
    return true;
  }
}

function keep(where: Storage, value: string): void {
  try {
    where.setItem(key, value);
  } catch {
    // A full or blocked storage only means that we may ask again.
  }
}
