/** Milliseconds of stillness after which the pointer hides. */
const idle = 3000;

/** The fullscreen button of a video; none where the browser can't. @returns what ends it. */
export function bindFullscreen(
  figure: HTMLElement,
  emit: (event: 'fullscreenStart' | 'fullscreenEnd') => void,
): () => void {
  const button = figure.querySelector<HTMLElement>('[data-control="fullscreen"]');
  if (button) button.hidden = !document.fullscreenEnabled;
  const release = new AbortController();
  const { signal } = release;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isFull = () => document.fullscreenElement === figure;
  const moved = () => {
    clearTimeout(timer);
    delete figure.dataset.idle;
    if (isFull()) timer = setTimeout(() => (figure.dataset.idle = ''), idle);
  };
  let full = false;

  button?.addEventListener(
    'click',
    () => void (isFull() ? document.exitFullscreen() : figure.requestFullscreen()),
    { signal },
  );
  figure.addEventListener('pointermove', moved, { signal });
  document.addEventListener(
    'fullscreenchange',
    () => {
      moved();
      if (isFull() === full) return;
      full = isFull();
      emit(full ? 'fullscreenStart' : 'fullscreenEnd');
    },
    { signal },
  );
  return () => {
    release.abort();
    clearTimeout(timer);
    delete figure.dataset.idle;
    if (isFull()) void document.exitFullscreen();
  };
}
