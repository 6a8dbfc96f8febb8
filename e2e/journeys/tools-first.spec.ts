/** Pages with a tool: below a low hero, its first field, result or button is above the fold. */
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';

const path = (name: string) => pageOf('de', name).path;

/** The first thing a visitor uses on each page. */
const tools = [
  { path: '/kundenportal', first: '#login-form [type="submit"]' },
  { path: `${path('search')}?q=Filter`, first: 'main ol > li' },
  { path: `${path('locations')}?ort=Dortmund`, first: '[data-station]' },
  { path: path('contact'), first: '#contact-form select' },
  { path: path('sponsoring'), first: '#sponsoring-form input:not([type="hidden"])' },
  // Closed without keys of the office: then its addresses take the place of the form.
  { path: path('reporting'), first: '#formular ~ section :is(textarea, [href^="mailto:"])' },
];

/** Highest hero, and how much of the first thing has to be visible, in pixels. */
const [highestHero, visiblePart] = [200, 44];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('tools begin above the fold', async ({ page }) => {
      for (const { first, path: address } of tools) {
        await page.goto(address);
        const hero = await page.locator('main > section').first().boundingBox();
        const tool = await page.locator(first).first().boundingBox();
        expect(hero?.height, address).toBeLessThanOrEqual(highestHero);
        const visible = viewport.height - (tool?.y ?? viewport.height);
        expect(visible, address).toBeGreaterThanOrEqual(visiblePart);
      }
    });
  });
