/** What is open already, or has the focus and takes letters. */
const busy = 'dialog[open], :popover-open, :is(input, textarea, select):focus';

/**
 * Opens the dialog of another country, whose link leads to this page there. Nobody is interrupted, and a page that the
 * other site has not, such as one for a cancellation, is left alone.
 */
export function suggest(dialog: HTMLDialogElement, country: string, onClose: () => void): void {
  const root = dialog.ownerDocument;
  const same = root.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang^="${country}"]`);
  const link = dialog.querySelector<HTMLAnchorElement>(`[data-country="${country}"]`);
  if (!same || root.querySelector(busy)) return;
  if (link) link.href = new URL(same.href).pathname;
  dialog.addEventListener('close', onClose, { once: true });
  dialog.showModal();
}
