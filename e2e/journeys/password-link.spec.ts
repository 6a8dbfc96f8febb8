/** The request for a link to a new password: its button is off while it is under way, and on again however it ended. */
import { usually } from '../support/full.ts';
import { edited, expect, test } from '../support/journey.ts';
import { freshAddress } from '../support/members.ts';
import { languages } from '../support/pages.ts';
import { alive } from '../support/portal-forms.ts';
import { texts } from '../support/portal-texts.ts';
import { expectClean } from '../support/schemes.ts';
import { answered } from '../support/tolerable.ts';

test.use({ tolerated: answered([500, '/createResetToken']) });

for (const language of usually('pl', languages)) {
  const text = texts[language];

  test(`${language}: after a success and after a failure it can be sent again, and the page says how the last one ended`, async ({
    page,
  }) => {
    await page.goto(edited() + text.reset);
    const form = await alive(page, 'reset-form');
    const button = form.getByRole('button');
    const success = page.getByRole('heading', { name: text.mail });
    let fails = false;
    await page.route('**/createResetToken', async (route) => {
      await expect(button).toBeDisabled();
      if (fails)
        await route.fulfill({ status: 500, contentType: 'text/plain', body: 'Teraz nie.' });
      else await route.continue();
    });
    const email = page.locator('#reset-form-email');
    await email.fill(freshAddress());
    for (const ending of ['success', 'success', 'failure', 'success'] as const) {
      await test.step(ending, async () => {
        fails = ending === 'failure';
        const answer = page.waitForResponse('**/createResetToken');
        await button.click();
        await answer;
        await expect(button).toBeEnabled();
        await expect(page.locator(`[data-sent=${!fails}][data-failed=${fails}]`)).toBeVisible();
        if (fails) await expect(success).toHaveCount(0);
        else await expect(success).toBeFocused();
        await expect(page.getByText('Teraz nie.')).toHaveCount(fails ? 1 : 0);
      });
    }
    await expectClean(page, 'light');
    // A mistake takes the success away.
    await email.fill('');
    await button.click();
    await expect(email).toBeFocused();
    await expect(success).toHaveCount(0);
    await expect(button).toBeEnabled();
  });
}
