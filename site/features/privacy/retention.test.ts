import { expect, test } from 'vitest';
import { build } from '../../test/build-app.ts';
import { unescaped } from '../../test/plain-browser.ts';

test('how long things are kept is told by the settings of the night, and anew as soon as those change', async (t) => {
  const { app, payload, refresh } = await build(t);
  const told = async (path: string) =>
    unescaped((await app.inject(path)).body).replaceAll(/<[^>]*>|\u00a0/g, ' ');
  expect(await told('/datenschutz')).toContain('365 Tage (1 Jahr) nach der letzten Bearbeitung');
  expect(await told('/pl/prywatnosc')).toContain('1095 dni (3 lata) od ostatniej zmiany');
  await payload.updateGlobal({
    slug: 'retention',
    data: { contactMessages: 30, sponsoringMessages: 1, eventSignUps: 1825 },
  });
  await refresh();
  const german = await told('/datenschutz');
  expect(german).toContain('30 Tage nach der letzten Bearbeitung');
  expect(german).toContain('einen Tag nach der letzten Bearbeitung');
  expect(german).not.toContain('365 Tage');
  expect(await told('/pl/prywatnosc')).toContain('1825 dni (5 lat) po zakończeniu wydarzenia');
});
