/** How far from the screen a video is when its scripts are fetched. */
const nearby = '400px';

/** What starts a video. */
const starters = '[data-video-load], [data-video-start], a[href*="#video-"]';

/** There is this cookie only where something is allowed (`consent-cookie.ts`). */
const allowing = /oilway-consent=/;

/**
 * Fetches the scripts of the videos when one of them comes near the screen or is asked for; at once where one plays
 * behind the page or a part of it, and where the covers may have to say that videos are allowed.
 */
export function videosNear(root: Document): void {
  const figures = [...root.querySelectorAll<HTMLElement>('[data-video]')];
  if (figures.length === 0) return;
  let pressed: HTMLElement | null = null;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import('./videos.ts').then(({ videos }) => {
      near.disconnect();
      root.removeEventListener('click', press);
      videos(root);
      pressed?.click();
    });
    loading.catch(() => {
      loading = undefined;
    });
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: nearby },
  );
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>(starters) : null;
    if (pressed) load();
  };
  root.addEventListener('click', press);
  // The note with the choice for good stands beside the figure, or below it.
  for (const { parentElement } of figures) if (parentElement) near.observe(parentElement);
  if (allowing.test(document.cookie) || figures.some(isBehind)) load();
}

/** A video without a box of its own has nothing that could come near. */
function isBehind(figure: HTMLElement): boolean {
  const { containment = 'body' } = JSON.parse(figure.dataset.video ?? '{}') as {
    containment?: string;
  };
  return containment !== 'self';
}
