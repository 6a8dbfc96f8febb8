/** The accounts of staff, over the studio's REST interface. */
import { describe, expect, test } from 'vitest';
import { hire } from '../../content/staff/hire.ts';
import { databases } from '../../content/test/database.ts';
import { askInProcess, emailOf, password } from './people.ts';
import { testRest } from './rest.ts';

describe.each(databases)('the last administrator on %s', (kind) => {
  let number = 0;

  const rest = testRest(kind);
  const { ask } = rest;

  const admins = async () => {
    const where = { role: { equals: 'admin' }, state: { equals: 'active' } } as const;
    const { docs } = await rest.payload.find({ collection: 'staff', where, sort: 'id' });
    return docs.map(({ id }) => id);
  };
  const hireAdmin = async () => {
    number += 1;
    const data = { name: 'Zweite', email: emailOf(`admin-${number}`), password };
    return (await hire(rest.payload, { ...data, role: 'admin' })).id;
  };
  const demoted = { role: 'editor-de' };
  const deactivated = { state: 'deactivated' };

  test('keeps role and account, alone or in a selection', async () => {
    const { admin } = rest.staff;
    const all = 'where[role][equals]=admin';
    for (const [method, path, body] of [
      ['PATCH', `/staff/${admin}`, demoted],
      ['PATCH', `/staff?${all}`, demoted],
      ['PATCH', `/staff/${admin}`, deactivated],
      ['PATCH', `/staff?${all}`, deactivated],
      ['PATCH', '/staff?where[id][exists]=true', deactivated],
    ] as const) {
      const refused = await ask('admin', method, path, body);
      expect([refused.status, refused.text], path).toEqual([
        400,
        expect.stringContaining('Administration'),
      ]);
      expect(await admins(), `${method} ${path}`).toEqual([admin]);
    }
    await hireAdmin();
    expect((await ask('admin', 'PATCH', `/staff?${all}`, demoted)).status).toBe(400);
    expect((await ask('admin', 'PATCH', `/staff?${all}`, deactivated)).status).toBe(400);
    expect(await admins()).toHaveLength(2);
    expect((await ask('admin', 'PATCH', `/staff/${admin}`, { name: 'Ich' })).status).toBe(200);
  });

  test.each([demoted, deactivated])(
    'two at the same moment: one goes, the other stays (%j)',
    async (body) => {
      const kept = rest.staff.admin;
      await rest.payload.update({ collection: 'staff', id: kept, data: { role: 'admin' } });
      for (const id of (await admins()).filter((one) => one !== kept))
        await rest.payload.delete({ collection: 'staff', id });
      // Whose role was changed before has to log in anew.
      const anew = await askInProcess(rest.payload);
      const second = await hireAdmin();
      const tries = await Promise.all(
        [second, kept].map((id) => anew('admin', 'PATCH', `/staff/${id}`, body)),
      );
      const [done, refused] = tries.map(({ status }) => status).sort();
      expect(done).toBe(200);
      // Who asks is one of the two: demoted first, they may ask for nothing more.
      expect([400, 403]).toContain(refused);
      expect(await admins()).toHaveLength(1);
    },
  );
});
