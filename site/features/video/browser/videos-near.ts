/** How far from the screen a video is when its scripts are fetched. */
const nearby = '400px';

/** What a press on asks for a video; `first.ts` remembers a press that comes before the scripts. */
const parts = ':is([data-video-load], [data-video-always], [data-video-start], a[href*="#video-"])';

/** There is this cookie only where something is allowed (`consent-cookie.ts`). */
const allowing = /oilway-consent=/;

/**
 * Fetches the scripts of the videos when one of them comes near the screen or is asked for; at once where one plays
 * behind the page or a part of it, and where the covers may have to say that videos are allowed.
 */
export function videosNear(root: Document): void {
  const figures = [...root.querySelectorAll<HTMLElement>('[data-video]')];
  if (figures.length === 0) return;
  const over = new AbortController();
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) fetchNow();
    },
    { rootMargin: nearby },
  );
  const fetchNow = () => {
    near.disconnect();
    over.abort();
    void import('./videos.ts').then(({ videos }) => videos(root));
  };
  const asked = root.querySelector(`${parts}[data-pressed]`) !== null;
  if (asked || allowing.test(document.cookie) || figures.some(isBehind)) {
    fetchNow();
    return;
  }
  // The note with the choice for good stands beside the figure, or below it.
  for (const { parentElement } of figures) if (parentElement) near.observe(parentElement);
  const pressed = ({ target }: Event) => {
    if (target instanceof Element && target.closest(parts)) fetchNow();
  };
  root.addEventListener('click', pressed, { signal: over.signal });
}

/** A video without a box of its own has nothing that could come near. */
function isBehind(figure: HTMLElement): boolean {
  const { containment = 'body' } = JSON.parse(figure.dataset.video ?? '{}') as {
    containment?: string;
  };
  return containment !== 'self';
}
