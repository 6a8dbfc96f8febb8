/** Mounts all videos of a page and the links and buttons that start them. */
import { Cover } from './cover.ts';

/** Starters name a video by its id, in `data-video-start` or in the fragment of a link. */
const startSelector = '[data-video-start], a[href*="#video-"]';

const covers = new Map<Element, Cover>();

/** Mounts all videos of a document; idempotent. @returns a function that unmounts them. */
export function videos(root: Document): () => void {
  for (const figure of root.querySelectorAll<HTMLElement>('[data-video]')) {
    if (!covers.has(figure)) covers.set(figure, new Cover(figure));
  }
  const controller = new AbortController();
  root.addEventListener('click', handleClick, { signal: controller.signal });
  return () => {
    controller.abort();
    for (const cover of covers.values()) cover.unmount();
    covers.clear();
  };
}

function handleClick({ target }: Event): void {
  const starter = target instanceof Element && target.closest<HTMLElement>(startSelector);
  if (starter) startFrom(starter);
}

function startFrom(starter: HTMLElement): void {
  const id =
    starter.dataset.videoStart ?? (starter as HTMLAnchorElement).hash.replace(/^#video-/, '');
  covers.get(document.getElementById(`video-${id}`) ?? document.body)?.start();
}
