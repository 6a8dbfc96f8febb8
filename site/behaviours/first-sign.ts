/** What a visitor does with a page, whatever the hand; a look alone is none of it. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

/** Calls `act` once, at the first sign that somebody is using the page. */
export function onFirstSign(root: Document, act: () => void): void {
  const over = new AbortController();
  const begin = () => {
    over.abort();
    act();
  };
  for (const sign of signs)
    root.addEventListener(sign, begin, { capture: true, passive: true, signal: over.signal });
}
