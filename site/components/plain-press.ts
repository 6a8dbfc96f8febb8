type Press = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>;

/** A press that asks for nothing special: no other tab or window, no download; and that nobody has answered yet. */
export function isPlain(press: Press): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = press;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
