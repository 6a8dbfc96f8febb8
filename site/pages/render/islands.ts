import { onFirstInteraction } from '../../behaviours/on-first-interaction.ts';

/**
 * Lookahead and throttle after the first interaction (specification section 9: expand factor 1.5, throttle 125 ms). Browsers without `delay` check
 * once a frame.
 */
const lookahead = { rootMargin: '150%', delay: 125 };

/**
 * Imports React and an island's own script when the island is visible, and after the first interaction when it is within one and a half screens: a
 * form further down costs nothing until the visitor approaches it.
 */
export function islands(root: Document): void {
  const all = root.querySelectorAll('[data-island]');
  if (all.length === 0) return;
  const waiting = new Set(all);
  const watch = (options: IntersectionObserverInit) => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !waiting.delete(target)) continue;
        observer.unobserve(target);
        load(target as HTMLElement);
      }
    }, options);
    for (const island of waiting) observer.observe(island);
    return observer;
  };
  const visibilityObserver = watch({});
  onFirstInteraction(root, () => {
    visibilityObserver.disconnect();
    watch(lookahead);
  });
}

/** Imports that fail are retried when the network is back; until then a form is submitted natively (`behaviours/head-script.ts`). */
function load(island: HTMLElement): void {
  import('./hydrate.tsx')
    .then(({ hydrate }) => hydrate(island))
    .catch(() => addEventListener('online', () => load(island), { once: true }));
}
