/** Open dialogs and popovers, and focused fields: the suggestion interrupts none of them. */
const busySelector = 'dialog[open], :popover-open, :is(input, textarea, select):focus';

/**
 * Opens the dialog of another country with a link to this page's counterpart there. Does nothing while the visitor is busy, or on a page without a
 * counterpart, such as a cancellation.
 */
export function suggestCountry(
  dialog: HTMLDialogElement,
  country: string,
  onClose: () => void,
): void {
  const root = dialog.ownerDocument;
  const alternate = root.querySelector<HTMLLinkElement>(
    `link[rel=alternate][hreflang^="${country}"]`,
  );
  const link = dialog.querySelector<HTMLAnchorElement>(`[data-country="${country}"]`);
  if (!alternate || root.querySelector(busySelector)) return;
  if (link) link.href = new URL(alternate.href).pathname;
  dialog.addEventListener('close', onClose, { once: true });
  dialog.showModal();
}
