/** The entry the lightbox made is left by going back; one that the visitor came with only loses what it names. */
export function leaveAddress(namesSlide: boolean): void {
  if (!namesSlide) return;
  const state = history.state as { lightbox?: boolean } | null;
  if (state?.lightbox) history.back();
  else history.replaceState(state, '', location.pathname + location.search);
}

/** A press that asks for another tab, another window or a download. */
export function isForBrowser({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
