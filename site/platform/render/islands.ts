import { onFirstSign } from '../../behaviours/first-sign.ts';

/**
 * Fetches React, and an island's own script, when the island is seen, and once somebody uses the page when it is
 * within a screen of that: a form further down costs nobody anything who does not go there.
 */
export function islands(root: Document): void {
  const all = root.querySelectorAll('[data-island]');
  if (all.length === 0) return;
  const waiting = new Set(all);
  const watch = (rootMargin: string) => {
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !waiting.delete(target)) continue;
          near.unobserve(target);
          void import('./hydrate.tsx').then(({ hydrate }) => hydrate(target as HTMLElement));
        }
      },
      { rootMargin },
    );
    for (const island of waiting) near.observe(island);
    return near;
  };
  const seen = watch('0px');
  onFirstSign(root, () => {
    seen.disconnect();
    watch('100%');
  });
}
