/** axe on every block by itself, in both schemes. */
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { examples, expect, test } from '../support/journey.ts';

/** So many journeys share the examples, side by side. */
const shares = 4;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (let share = 0; share < shares; share += 1)
  test(`examples ${share + 1}, ${share + 1 + shares}, … by axe`, async ({ page }) => {
    await page.goto(`${examples()}/examples?part=${share}`);
    const count = Number(await page.locator('[data-examples]').getAttribute('data-examples'));
    expect(count).toBeGreaterThan(20);
    for (let part = share; part < count; part += shares) {
      await page.goto(`${examples()}/examples?part=${part}`);
      await expectAccessibleInBothSchemes(page);
    }
  });
