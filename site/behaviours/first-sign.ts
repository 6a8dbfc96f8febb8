/** What a visitor does with a page, whatever the hand; a look alone is none of it. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

/** Calls `act` once, at the first sign that somebody is using the page. */
export function onFirstSign(root: Document, act: () => void): void {
  const over = new AbortController();
  const begin = (event: Event) => {
    // A row within the page that scrolls may have been moved by its own styles or script.
    if (event.type === 'scroll' && event.target !== root) return;
    // Browsers report a mouse that rests, too, when the page below it changes.
    if (event.type === 'pointermove' && isAtRest(event as PointerEvent)) return;
    over.abort();
    act();
  };
  for (const sign of signs)
    root.addEventListener(sign, begin, { capture: true, passive: true, signal: over.signal });
}

const isAtRest = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;
