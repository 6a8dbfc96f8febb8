/** Seconds without a hand on anything until the controls step aside (behaviour sheet 1). */
const patience = 3;

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Marks the dialog `data-idle` after three seconds without input. Never for a finger, never while a key was
 * the last input or a control shows the focus. Returns what stops it.
 */
export function idle(dialog: HTMLElement, byKeyboard: boolean): () => void {
  const listeners = new AbortController();
  const hovering = matchMedia('(hover: hover) and (pointer: fine)');
  let keyboard = byKeyboard;
  let seconds = 0;
  const wake = ({ type }: Event) => {
    if (type === 'keydown') keyboard = true;
    else if (type !== 'focusin') keyboard = false;
    seconds = 0;
    delete dialog.dataset.idle;
  };
  // On the way down: a key that did something goes no further up.
  const options = { signal: listeners.signal, passive: true, capture: true };
  for (const sign of signs) dialog.addEventListener(sign, wake, options);
  const tick = setInterval(() => {
    const needed = keyboard || dialog.querySelector('button:focus-visible') !== null;
    if (needed || !hovering.matches || dialog.dataset.dragging !== undefined) seconds = 0;
    else seconds += 1;
    if (seconds >= patience) dialog.dataset.idle = '';
  }, 1000);
  return () => {
    clearInterval(tick);
    listeners.abort();
    delete dialog.dataset.idle;
  };
}
