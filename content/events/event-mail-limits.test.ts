import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { cancelToken, eventGuests } from '../test/event-guests.ts';

describe.each(['sqlite', 'postgres'] as const)('event mail limits per mailbox on %s', (kind) => {
  let database: TestDatabase;
  let guests: Awaited<ReturnType<typeof eventGuests>>;
  beforeAll(async () => {
    database = await openDatabase(kind);
    guests = await eventGuests(database);
  });
  afterAll(() => database?.close());

  test('limits mails to one mailbox across address spellings, sign-ups and event changes', async () => {
    const { id, signUp } = await guests.openEvent({ capacity: 20 });
    const references = await Promise.all(
      Array.from({ length: 20 }, (_, at) => signUp(`ich-${at}`, `ich-${at}-${id}@böse.example`)),
    );
    for (let at = 0; at < 20; at += 1) await signUp('Klick', `op.fer${id}+${at}@posteo.example`);
    const mailsToVictim = async () => {
      const { docs } = await database.payload.find({ collection: 'mails', pagination: false });
      return docs.filter(({ to }) => to?.startsWith(`op.fer${id}`));
    };
    expect([references.length, (await mailsToVictim()).length]).toEqual([20, 3]);
    const confirmed = (await guests.signUpsOf(id)).filter(({ place }) => place === 'confirmed');
    for (const one of confirmed)
      await database.store.cancelSignUp(cancelToken((await guests.mailsTo(one.email ?? ''))[0]));
    expect(await guests.named(id, 'confirmed')).toEqual(Array(20).fill('Klick'));
    expect((await mailsToVictim()).length).toBe(3 + 6);
    for (const venue of ['Halle 1', 'Halle 2'])
      await database.payload.update({
        collection: 'events',
        id,
        data: { venue, _status: 'published' },
      });
    // Both changes are mailed, each at most three times to one mailbox.
    expect((await mailsToVictim()).length).toBe(3 + 6 + 2 * 3);
  });
});
