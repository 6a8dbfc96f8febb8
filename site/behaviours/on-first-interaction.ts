/** Input by any device; reading alone is none. */
const interactionEvents = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'keydown',
  // Without a pointer or a key: screen readers, voice control.
  'focusin',
  'click',
  'scroll',
] as const;

/** Calls the callback once, on the first interaction with the page. */
export function onFirstInteraction(root: Document, callback: () => void): void {
  const controller = new AbortController();
  const listener = (event: Event) => {
    // A scroller within the page may have been scrolled by its styles or a script.
    if (event.type === 'scroll' && event.target !== root) return;
    // Browsers also report a resting mouse when the page below it changes.
    if (event.type === 'pointermove' && isAtRest(event as PointerEvent)) return;
    controller.abort();
    callback();
  };
  for (const type of interactionEvents)
    root.addEventListener(type, listener, {
      capture: true,
      passive: true,
      signal: controller.signal,
    });
}

const isAtRest = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;
