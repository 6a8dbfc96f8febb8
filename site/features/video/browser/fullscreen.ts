/** Milliseconds without movement until the pointer is hidden. */
const idleTimeout = 3000;

/** Binds the fullscreen button; hides it if the browser does not support fullscreen. @returns a cleanup function. */
export function bindFullscreen(
  figure: HTMLElement,
  emit: (event: 'fullscreenStart' | 'fullscreenEnd') => void,
): () => void {
  const button = figure.querySelector<HTMLElement>('[data-control="fullscreen"]');
  if (button) button.hidden = !document.fullscreenEnabled;
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isFullscreen = () => document.fullscreenElement === figure;
  const resetIdleTimer = () => {
    clearTimeout(timer);
    delete figure.dataset.idle;
    if (isFullscreen()) timer = setTimeout(() => (figure.dataset.idle = ''), idleTimeout);
  };
  let wasFullscreen = false;

  button?.addEventListener(
    'click',
    () => void (isFullscreen() ? document.exitFullscreen() : figure.requestFullscreen()),
    { signal },
  );
  figure.addEventListener('pointermove', resetIdleTimer, { signal });
  document.addEventListener(
    'fullscreenchange',
    () => {
      resetIdleTimer();
      if (isFullscreen() === wasFullscreen) return;
      wasFullscreen = isFullscreen();
      emit(wasFullscreen ? 'fullscreenStart' : 'fullscreenEnd');
    },
    { signal },
  );
  return () => {
    controller.abort();
    clearTimeout(timer);
    delete figure.dataset.idle;
    if (isFullscreen()) void document.exitFullscreen();
  };
}
