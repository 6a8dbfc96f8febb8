/** What is open already, or has the focus and takes letters. */
const busy = 'dialog[open], :popover-open, :is(input, textarea, select):focus';

/** Opens the dialog of another country, whose link leads to this page there if it has one. Nobody is interrupted. */
export function suggest(dialog: HTMLDialogElement, country: string, onClose: () => void): void {
  const root = dialog.ownerDocument;
  if (root.querySelector(busy)) return;
  const same = root.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang^="${country}"]`);
  const link = dialog.querySelector<HTMLAnchorElement>(`[data-country="${country}"]`);
  if (same && link) link.href = new URL(same.href).pathname;
  dialog.addEventListener('close', onClose, { once: true });
  dialog.showModal();
}
