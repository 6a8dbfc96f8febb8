/** What keys can do; letters and the space bar only while the pictures, not a control, have the focus. */
export interface LightboxKeys {
  zoomed(): boolean;
  rightToLeft(): boolean;
  step(direction: 1 | -1): void;
  first(): void;
  last(): void;
  toggleSlideshow(): void;
  toggleThumbnails(): void;
  toggleFullscreen(): void;
}

/** Listens on the part of the dialog that holds everything. Returns what stops it. */
export function keys(root: HTMLElement, actions: () => LightboxKeys): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Escape') return;
    // The browser's own: its history, its zoom.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      event.stopPropagation();
      return;
    }
    if (isOnText(event) && scrolling.has(event.key)) {
      event.stopPropagation();
      return;
    }
    const own = actions();
    if (own.zoomed() && event.key.startsWith('Arrow')) return;
    const act = steps(own)[event.key] ?? (isOnControl(event) ? undefined : letters(own)[event.key]);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  root.addEventListener('keydown', pressed);
  return () => root.removeEventListener('keydown', pressed);
}

function steps({ first, last, rightToLeft, step }: LightboxKeys): Record<string, () => void> {
  const forwards = rightToLeft() ? -1 : 1;
  return {
    ArrowUp: () => step(-1),
    ArrowDown: () => step(1),
    ArrowLeft: () => step(forwards === 1 ? -1 : 1),
    ArrowRight: () => step(forwards),
    Home: first,
    End: last,
  };
}

function letters(actions: LightboxKeys): Record<string, () => void> {
  return {
    ' ': actions.toggleSlideshow,
    p: actions.toggleSlideshow,
    g: actions.toggleThumbnails,
    f: actions.toggleFullscreen,
  };
}

function isOnControl(event: Event): boolean {
  const { target } = event;
  return (
    target instanceof Element && (isOnText(event) || target.closest('button, a, input') !== null)
  );
}

/** What a text longer than its field is read by. */
const scrolling = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', ' ']);

function isOnText({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-part="text"]') !== null;
}
