/** Every video of a page, and whatever on it starts one. */
import { Cover } from './cover.ts';

/** `data-video-start` names a video by its id; so does a link to its place on the page. */
const starters = '[data-video-start], a[href*="#video-"]';

const covers = new Map<Element, Cover>();

/** Mounting what is mounted already changes nothing. @returns what takes all of it back. */
export function videos(root: Document): () => void {
  for (const figure of root.querySelectorAll<HTMLElement>('[data-video]')) {
    if (!covers.has(figure)) covers.set(figure, new Cover(figure));
  }
  const release = new AbortController();
  root.addEventListener('click', pressed, { signal: release.signal });
  return () => {
    release.abort();
    for (const cover of covers.values()) cover.unmount();
    covers.clear();
  };
}

function pressed({ target }: Event): void {
  const starter = target instanceof Element && target.closest<HTMLElement>(starters);
  if (starter) startFrom(starter);
}

function startFrom(starter: HTMLElement): void {
  const id =
    starter.dataset.videoStart ?? (starter as HTMLAnchorElement).hash.replace(/^#video-/, '');
  covers.get(document.getElementById(`video-${id}`) ?? document.body)?.start();
}
