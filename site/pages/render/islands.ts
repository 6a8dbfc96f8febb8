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
  for (const island of waiting) {
    repeatPress(island);
    for (const type of ['focusin', 'click'])
      island.addEventListener(type, () => hydrate(island), { once: true });
  }
  const used = root.querySelectorAll('[data-island] :is(:focus, [aria-busy=true])');
  for (const one of used) hydrate(one.closest('[data-island]') as HTMLElement);
  if (location.search || location.hash || used.length > 0 || hasDraft()) start();
  else onFirstInteraction(root, start);
}

function hasDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('oilway.draft.'));
  } catch {
    return false;
  }
}

/** A press that comes before hydration is repeated after it: on a button or a link within the page that does nothing without scripts. */
function repeatPress(island: HTMLElement): void {
  const controller = new AbortController();
  const { signal } = controller;
  let pressed: HTMLElement | null = null;
  island.addEventListener(
    'click',
    (event) => {
      pressed = (event.target as Element).closest<HTMLElement>(
        'button[type=button]:not([data-consent-settings]), a[href^="#"]',
      );
      if (pressed instanceof HTMLAnchorElement) event.preventDefault();
    },
    { signal },
  );
  island.addEventListener(
    'hydrated',
    () => {
      controller.abort();
      pressed?.click();
    },
    { once: true },
  );
  addEventListener(
    'scriptsbroken',
    () => {
      controller.abort();
      if (pressed instanceof HTMLAnchorElement) location.hash = pressed.hash;
    },
    { signal },
  );
}

/** Imports that fail are retried when the network is back; until then a form is submitted natively (`behaviours/head-script.ts`). */
function load(island: HTMLElement): void {
  import('./hydrate.tsx')
    .then(({ hydrate }) => hydrate(island))
    .catch(() => addEventListener('online', () => load(island), { once: true }));
}
