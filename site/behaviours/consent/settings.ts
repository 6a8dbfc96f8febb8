import { consentCategories } from './categories.ts';
import { grantConsent, hasConsent, onConsentChange, revokeConsent } from './consent.ts';

const wired = new WeakSet<HTMLDialogElement>();

/** Opens the dialog with the switches set to the current consents. */
export function openSettings(root: Document): void {
  const dialog = root.querySelector<HTMLDialogElement>('#cookie-settings');
  const form = dialog?.querySelector<HTMLFormElement>('[data-consent-form]');
  if (!dialog || !form || dialog.open) return;
  if (!wired.has(dialog)) attachListeners(dialog, form);
  updateSwitches(form);
  dialog.showModal();
}

function attachListeners(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  wired.add(dialog);
  form.addEventListener('submit', ({ submitter }) => {
    if (submitter?.getAttribute('value') === 'revoke')
      for (const category of consentCategories) revokeConsent(category);
    else saveChoices(form);
    announceSaved(dialog);
  });
  // Another tab may change a choice while this one shows it.
  for (const category of consentCategories) onConsentChange(category, () => updateSwitches(form));
}

function updateSwitches(form: HTMLFormElement): void {
  for (const input of switchInputs(form)) input.checked = hasConsent(categoryOf(input));
}

function saveChoices(form: HTMLFormElement): void {
  const chosen = switchInputs(form).map((input) => [categoryOf(input), input.checked] as const);
  for (const [category, isChecked] of chosen) {
    if (isChecked === hasConsent(category)) continue;
    if (isChecked) grantConsent(category);
    else revokeConsent(category);
  }
}

/** Announces the save in a live region outside the dialog, which is closed by then. */
function announceSaved(dialog: HTMLDialogElement): void {
  const status = dialog.parentElement?.querySelector('[data-consent-status]');
  if (!status) return;
  status.textContent = '';
  setTimeout(() => {
    status.textContent = dialog.dataset.saved ?? '';
  }, 100);
}

const switchInputs = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
];

const categoryOf = (input: HTMLInputElement) => input.value as (typeof consentCategories)[number];
