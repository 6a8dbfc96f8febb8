type ClickEvent = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>;

/** Whether a click opens no other tab or window, starts no download, and is not handled yet. */
export function isPlainClick(event: ClickEvent): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
