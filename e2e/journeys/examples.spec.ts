/** axe on every block example, alternating between the colour schemes. */
import { expectAccessibleInScheme } from '../support/color-schemes.ts';
import { examples, expect, test } from '../support/journey.ts';

/** Number of tests that share the examples. */
const shares = 4;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (let share = 0; share < shares; share += 1)
  test(`examples ${share + 1}, ${share + 1 + shares}, … pass axe`, async ({ page }) => {
    await page.goto(`${examples()}/examples?part=${share}`);
    const count = Number(await page.locator('[data-examples]').getAttribute('data-examples'));
    expect(count).toBeGreaterThan(20);
    for (let part = share; part < count; part += shares) {
      await page.goto(`${examples()}/examples?part=${part}`);
      await expectAccessibleInScheme(page, part % 2 === 0 ? 'light' : 'dark');
    }
  });
