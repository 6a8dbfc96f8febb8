import { onFirstInteraction } from '../../behaviours/on-first-interaction.ts';

/** Specification section 9: expand factor 1.5, throttle 125 ms. Browsers without `delay` check once a frame. */
const lookahead = { rootMargin: '150%', delay: 125 };

/**
 * Imports React and the scripts of the islands within one and a half screens, after the first interaction: a page that is only read costs nothing. At
 * once if the URL has a query, which the map shows, or if the visitor was faster than this script.
 */
export function islands(root: Document): void {
  const all = root.querySelectorAll<HTMLElement>('[data-island]');
  for (const island of all) repeatPress(island);
  if (all.length === 0) return;
  const start = () => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        load(target as HTMLElement);
      }
    }, lookahead);
    for (const island of all) observer.observe(island);
  };
  if (location.search || root.querySelector('[data-island] :is(:focus, [aria-busy=true])')) start();
  else onFirstInteraction(root, start);
}

/** A press that comes before hydration is repeated after it, unless the button works without scripts. */
function repeatPress(island: HTMLElement): void {
  const controller = new AbortController();
  let pressed: HTMLElement | null | undefined;
  island.addEventListener(
    'click',
    ({ target }) => {
      pressed = (target as Element).closest<HTMLElement>(
        'button[type=button]:not([data-consent-settings])',
      );
    },
    { signal: controller.signal },
  );
  island.addEventListener(
    'hydrated',
    () => {
      controller.abort();
      pressed?.click();
    },
    { once: true },
  );
}

/** Imports that fail are retried when the network is back; until then a form is submitted natively (`behaviours/head-script.ts`). */
function load(island: HTMLElement): void {
  import('./hydrate.tsx')
    .then(({ hydrate }) => hydrate(island))
    .catch(() => addEventListener('online', () => load(island), { once: true }));
}
