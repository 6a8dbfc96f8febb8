import { onFirstSign } from '../../behaviours/first-sign.ts';

/**
 * How far ahead is looked, and how often, once somebody uses the page (specification section 9: expand factor 1.5,
 * throttle 125 ms). Browsers without `delay` look once a frame.
 */
const lookahead = { rootMargin: '150%', delay: 125 };

/**
 * Fetches React, and an island's own script, when the island is seen, and once somebody uses the page when it is
 * within one and a half screens of that: a form further down costs nobody anything who does not go there.
 */
export function islands(root: Document): void {
  const all = root.querySelectorAll('[data-island]');
  if (all.length === 0) return;
  const waiting = new Set(all);
  const watch = (options: IntersectionObserverInit) => {
    const near = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !waiting.delete(target)) continue;
        near.unobserve(target);
        load(target as HTMLElement);
      }
    }, options);
    for (const island of waiting) near.observe(island);
    return near;
  };
  const seen = watch({});
  onFirstSign(root, () => {
    seen.disconnect();
    watch(lookahead);
  });
}

/** Scripts that do not arrive are asked for again when the network is back; until then a form posts itself (`behaviours/first.ts`). */
function load(island: HTMLElement): void {
  import('./hydrate.tsx')
    .then(({ hydrate }) => hydrate(island))
    .catch(() => addEventListener('online', () => load(island), { once: true }));
}
