import { categories } from './categories.ts';
import { allowed, grant, onChange, revoke } from './consent.ts';

const wired = new WeakSet<HTMLDialogElement>();

/** Shows the settings as they are now: a switch for each category. */
export function openSettings(root: Document): void {
  const dialog = root.querySelector<HTMLDialogElement>('#cookie-settings');
  const form = dialog?.querySelector<HTMLFormElement>('[data-consent-form]');
  if (!dialog || !form || dialog.open) return;
  if (!wired.has(dialog)) wire(dialog, form);
  show(form);
  dialog.showModal();
}

function wire(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  wired.add(dialog);
  form.addEventListener('submit', ({ submitter }) => {
    if (submitter?.getAttribute('value') === 'revoke')
      for (const category of categories) revoke(category);
    else save(form);
    say(dialog);
  });
  // Another tab may change a choice while this one shows it.
  for (const category of categories) onChange(category, () => show(form));
}

function show(form: HTMLFormElement): void {
  for (const input of switches(form)) input.checked = allowed(categoryOf(input));
}

function save(form: HTMLFormElement): void {
  const chosen = switches(form).map((input) => [categoryOf(input), input.checked] as const);
  for (const [category, wanted] of chosen) {
    if (wanted === allowed(category)) continue;
    if (wanted) grant(category);
    else revoke(category);
  }
}

/** The dialog is closed by then: what it did is said outside of it. */
function say(dialog: HTMLDialogElement): void {
  const status = dialog.parentElement?.querySelector('[data-consent-status]');
  if (!status) return;
  status.textContent = '';
  setTimeout(() => {
    status.textContent = dialog.dataset.saved ?? '';
  }, 100);
}

const switches = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
];

const categoryOf = (input: HTMLInputElement) => input.value as (typeof categories)[number];
