import { onFirstInteraction } from '../../behaviours/on-first-interaction.ts';

/** Specification section 9: expand factor 1.5, throttle 125 ms. Browsers without `delay` check once a frame. */
const lookahead = { rootMargin: '150%', delay: 125 };

/**
 * Imports React and the scripts of the islands after the first interaction: a page that is only read costs nothing. At first of those within one and a
 * half screens and of the one that is used; at once if the URL has a query or a hash, which the map shows, if a draft is restored, and if the visitor
 * was faster than this script.
 */
export function islands(root: Document): void {
  const waiting = new Set(root.querySelectorAll<HTMLElement>('[data-island]'));
  if (waiting.size === 0) return;
  const hydrate = (island: HTMLElement) => {
    if (waiting.delete(island)) load(island);
  };
  const start = () => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) hydrate(target as HTMLElement);
    }, lookahead);
    for (const island of waiting) observer.observe(island);
  };
  for (const island of waiting) repeatPress(island, hydrate);
  const isUsed = root.querySelector(
    '[data-has-draft], [data-island] :is(:focus, [aria-busy=true])',
  );
  if (isUsed || /[?#]/.test(location.href)) start();
  else onFirstInteraction(root, start);
}

/** A press that comes before hydration is repeated after it: on a button or a link within the page that does nothing without scripts. */
function repeatPress(island: HTMLElement, hydrate: (island: HTMLElement) => void): void {
  let pressed: HTMLElement | null = null;
  const remember = (event: Event) => {
    hydrate(island);
    pressed = (event.target as Element).closest(
      'button[type=button]:not([data-consent-settings]), a[href^="#"]',
    );
    // Scripts that failed to load set `data-broken` (`behaviours/head-script.ts`).
    if (pressed?.matches('html:not([data-broken]) a')) event.preventDefault();
  };
  island.addEventListener('click', remember);
  island.addEventListener('hydrated', () => {
    island.removeEventListener('click', remember);
    pressed?.click();
  });
}

/** Imports that fail are retried when the network is back; until then a form is submitted natively (`behaviours/head-script.ts`). */
function load(island: HTMLElement): void {
  import('./hydrate.tsx')
    .then(({ hydrate }) => hydrate(island))
    .catch(() => addEventListener('online', () => load(island), { once: true }));
}
