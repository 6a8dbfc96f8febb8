import type { Culture } from '@oilway/content/cultures.ts';
import { fillOpening } from '../pages/blocks/map/browser/opening.ts';

/** How far from the screen the map is when its scripts are fetched. */
const nearby = '400px';

/**
 * Says which stations are open now, each minute anew, and puts the map that moves into the place of
 * the drawn one as soon as it is near the screen.
 */
export function stations(root: Document): void {
  const culture = root.documentElement.dataset.culture as Culture;
  const sections = [...root.querySelectorAll<HTMLElement>('[data-stations]')];
  const fill = () => {
    for (const section of sections) fillOpening(section, culture);
  };
  fill();
  setInterval(fill, 60_000);

  const [section] = sections;
  const frame = section?.querySelector<HTMLElement>('[data-map-frame]');
  if (!section || !frame) return;
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void import('../pages/blocks/map/browser/stations-map.ts').then(({ stationsMap }) =>
        stationsMap(section, frame, culture),
      );
    },
    { rootMargin: nearby },
  );
  seen.observe(frame);
}
