import { expect, test } from 'vitest';
import { build } from '../../test/build-app.ts';
import { decodeEntities } from '../../test/no-js-browser.ts';

test('the privacy notice shows the configured retention periods and follows their changes', async (t) => {
  const { app, payload, refresh } = await build(t);
  const readPage = async (path: string) =>
    decodeEntities((await app.inject(path)).body).replaceAll(/<[^>]*>|\u00a0/g, ' ');
  expect(await readPage('/datenschutz')).toContain(
    '365 Tage (1 Jahr) nach der letzten Bearbeitung',
  );
  expect(await readPage('/pl/prywatnosc')).toContain('1095 dni (3 lata) od ostatniej zmiany');
  await payload.updateGlobal({
    slug: 'retention',
    data: { contactMessages: 30, sponsoringMessages: 1, eventSignUps: 1825 },
  });
  await refresh();
  const german = await readPage('/datenschutz');
  expect(german).toContain('30 Tage nach der letzten Bearbeitung');
  expect(german).toContain('einen Tag nach der letzten Bearbeitung');
  expect(german).not.toContain('365 Tage');
  expect(await readPage('/pl/prywatnosc')).toContain('1825 dni (5 lat) po zakończeniu wydarzenia');
});
