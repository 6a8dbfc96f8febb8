/** What the list tells of a station once it is chosen. */
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { open } from '../support/stations.ts';

test('a chosen station says how to find it, what is there, and shows it', async ({ page }) => {
  const parts = await open(page, pageOf('de', 'locations').path);
  const row = parts.rows.filter({ hasText: 'Dortmund-Wambel' });
  const told = [
    row.getByText('Oilway-Qualität geprüft'),
    row.getByText('Neben unserer Verwaltung, Tor 1.'),
    row.getByText('Hier steht auch unsere Lehrwerkstatt'),
    row.getByText('Die Bühne für Transporter hebt 5 t.'),
  ];
  for (const one of told) await expect(one).toBeHidden();
  await row.getByRole('link').first().click();
  for (const one of told) await expect(one).toBeVisible();
  const picture = row.getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
