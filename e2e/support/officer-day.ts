/** The day of a compliance officer, with the clicks of each task (docs/decisions/2026-11-29-studio-days.md). */
import type { Page } from '@playwright/test';
import { countClicks, press, type } from './clicks.ts';
import { expect, studio } from './journey.ts';
import { logins } from './logins.ts';
import { closeAndReopenCase, exportCase, writeNote } from './report-case.ts';
import { keyDerivation, passphrase } from './reporting-office.ts';
import { logInAsStaff } from './staff.ts';

interface CaseTexts {
  report: string;
  /** What the reporter has added. */
  addition: string;
  answer: string;
  note: string;
}

/** Opens the most urgent case, answers it, writes a note, exports the case and closes it. */
export async function spendOfficerDay(page: Page, texts: CaseTexts): Promise<void> {
  await page.context().clearCookies();
  await logInAsStaff(page.request, logins.secondOfficer);
  const clicks = await countClicks(page);
  await page.goto(`${studio()}/admin`);

  await clicks.task('open the most urgent case', 4, async () => {
    await press(page.locator('.oilway-tasks').getByRole('link').first());
    await type(page.locator('#passphrase'), passphrase);
    await press(page.getByRole('button', { name: /^(Entsperren|Unlock)$/ }));
    const cases = page.locator('.oilway-table tbody').getByRole('link');
    await expect(cases.first()).toBeVisible(keyDerivation);
    await press(cases.first());
    await expect(page.getByText(texts.addition)).toBeVisible(keyDerivation);
  });
  await clicks.task('send feedback to the reporter', 2, async () => {
    await type(page.locator('#answer'), texts.answer);
    await press(page.getByRole('button', { name: /Als Rückmeldung senden|Send as feedback/ }));
    await expect(page.locator('.oilway-report-message--toReporter')).toHaveCount(2);
  });
  await clicks.task('write an internal note', 3, () => writeNote(page, texts.note));
  await clicks.task('save as a sealed archive, without and with notes, and as a PDF', 5, () =>
    exportCase(page, texts.report, texts.note),
  );
  await closeAndReopenCase(page);
  await clicks.task('close the case with a reason', 4, async () => {
    const closing = page.locator('.oilway-case details', { has: page.locator('#closing-reason') });
    await press(closing.locator('summary'));
    await closing.locator('#closing-reason').selectOption('substantiated');
    await press(closing.getByRole('button'));
    await expect(page.locator('#answer')).toHaveCount(0);
  });
}
