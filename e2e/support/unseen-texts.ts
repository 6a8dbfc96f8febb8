import type { Page } from '@playwright/test';

/** Texts that somebody without scripts can't see, but for what is folded. */
export function unseenTexts(page: Page): Promise<(string | null)[]> {
  const folded =
    'details:not([open]) > :not(summary), [hidden], [data-form], [data-recaptcha] > p, [data-when]';
  return page.locator('main :is(h1, h2, h3, p, li, td, summary)').evaluateAll(
    (texts, hidden) =>
      texts
        .filter((one) => !one.closest(hidden))
        .filter((one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(({ textContent }) => textContent),
    folded,
  );
}
