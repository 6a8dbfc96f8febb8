/** Staff accounts over the REST API of the studio. */
import { describe, expect, test } from 'vitest';
import { createStaffAccount } from '../../content/staff/create-staff-account.ts';
import { databases } from '../../content/test/database.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { createInProcessClients, emailOf, password } from './people.ts';

describe.each(databases)('the last administrator on %s', (kind) => {
  let number = 0;

  const rest = testInProcessStudio(kind);
  const { ask } = rest;

  const admins = async () => {
    const where = { role: { equals: 'admin' }, state: { equals: 'active' } } as const;
    const { docs } = await rest.payload.find({ collection: 'staff', where, sort: 'id' });
    return docs.map(({ id }) => id);
  };
  const createAdmin = async () => {
    number += 1;
    const data = { name: 'Zweite', email: emailOf(`admin-${number}`), password };
    return (await createStaffAccount(rest.payload, { ...data, role: 'admin' })).id;
  };
  const demoted = { role: 'editor-de' };

  test('cannot be demoted, singly or in bulk', async () => {
    const { admin } = rest.staff;
    const all = 'where[role][equals]=admin';
    for (const [method, path, body] of [
      ['PATCH', `/staff/${admin}`, demoted],
      ['PATCH', `/staff?${all}`, demoted],
      ['PATCH', '/staff?where[id][exists]=true', demoted],
    ] as const) {
      const refused = await ask('admin', method, path, body);
      expect([refused.status, refused.text], path).toEqual([
        400,
        expect.stringContaining('Administration'),
      ]);
      expect(await admins(), `${method} ${path}`).toEqual([admin]);
    }
    await createAdmin();
    expect((await ask('admin', 'PATCH', `/staff?${all}`, demoted)).status).toBe(400);
    expect(await admins()).toHaveLength(2);
    expect((await ask('admin', 'PATCH', `/staff/${admin}`, { name: 'Ich' })).status).toBe(200);
  });

  test('remains when the last two are demoted concurrently', async () => {
    const remaining = rest.staff.admin;
    await rest.payload.update({ collection: 'staff', id: remaining, data: { role: 'admin' } });
    for (const id of (await admins()).filter((one) => one !== remaining))
      await rest.payload.delete({ collection: 'staff', id });
    // A changed role ends the sessions: log in again.
    const anew = await createInProcessClients(rest.payload);
    const second = await createAdmin();
    const tries = await Promise.all(
      [second, remaining].map((id) => anew('admin', 'PATCH', `/staff/${id}`, demoted)),
    );
    const [done, refused] = tries.map(({ status }) => status).sort();
    expect(done).toBe(200);
    // The requester is one of the two: once demoted, their request is forbidden.
    expect([400, 403]).toContain(refused);
    expect(await admins()).toHaveLength(1);
  });
});
