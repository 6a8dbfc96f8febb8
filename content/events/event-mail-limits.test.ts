import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventSignUp, Mail } from '../payload-types.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { paragraph } from '../test/pages.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
let last = 0;

describe.each(['sqlite', 'postgres'] as const)('one mailbox in many spellings on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
    await database.payload.create({
      collection: 'departments',
      data: {
        department: 'Kundendienst',
        email: 'service@oilway.example',
        country: 'de',
        purpose: 'contact',
        order: 1,
      },
    });
  });
  afterAll(() => database?.close());

  /** A published event in German, and how a test signs people up for it. */
  async function openEvent(data: { capacity?: number; start?: string; end?: string } = {}) {
    last += 1;
    const { id } = await database.payload.create({
      collection: 'events',
      locale: 'de',
      data: {
        title: `Ölabend ${last}`,
        slug: `oelabend-${last}`,
        start: inDays(8),
        end: inDays(8.1),
        venue: 'Oilway Dortmund',
        address: 'Hof 1, 44263 Dortmund',
        intro: 'Ein Abend.',
        body: paragraph('Text'),
        _status: 'published',
        ...data,
      } as never,
    });
    const signUp = (name: string, email = `${name}@posteo.example`) => {
      last += 1;
      const envelope = {
        captcha: { id: `event-${kind}-${last}`, expires: new Date(Date.now() + 60_000) },
        idempotencyKey: undefined,
      };
      const input = { cultureName: 'de-DE' as const, event: id, name, email };
      return database.store.submitEventSignUp({ ...input, phone: '', message: '' }, envelope);
    };
    return { id, signUp };
  }
  const all = { overrideAccess: true, pagination: false, depth: 0 } as const;
  const signUpsOf = async (event: number): Promise<EventSignUp[]> =>
    (
      await database.payload.find({
        collection: 'event-sign-ups',
        where: { event: { equals: event } },
        sort: ['createdAt', 'id'],
        ...all,
      })
    ).docs;
  const named = async (event: number, place: EventSignUp['place']) =>
    (await signUpsOf(event)).filter((one) => one.place === place).map(({ name }) => name);
  /** The subjects of what somebody was mailed, the oldest first. */
  const mailsTo = async (to: string): Promise<Mail[]> =>
    (
      await database.payload.find({
        collection: 'mails',
        where: { to: { equals: to } },
        sort: 'createdAt',
        ...all,
      })
    ).docs;
  const tokenOf = (mail: Mail | undefined) =>
    /\/anmeldung\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

  test('gets few mails, whatever strangers give up and staff change', async () => {
    const { id, signUp } = await openEvent({ capacity: 20 });
    const mine = await Promise.all(
      Array.from({ length: 20 }, (_, at) => signUp(`ich-${at}`, `ich-${at}-${id}@böse.example`)),
    );
    for (let at = 0; at < 20; at += 1) await signUp('Klick', `op.fer${id}+${at}@posteo.example`);
    const toVictim = async () => {
      const { docs } = await database.payload.find({ collection: 'mails', ...all });
      return docs.filter(({ to }) => to?.startsWith(`op.fer${id}`));
    };
    expect([mine.length, (await toVictim()).length]).toEqual([20, 3]);
    const confirmed = (await signUpsOf(id)).filter(({ place }) => place === 'confirmed');
    for (const one of confirmed)
      await database.store.cancelSignUp(tokenOf((await mailsTo(one.email ?? ''))[0]));
    expect(await named(id, 'confirmed')).toEqual(Array(20).fill('Klick'));
    expect((await toVictim()).length).toBe(3 + 6);
    for (const venue of ['Halle 1', 'Halle 2'])
      await database.payload.update({
        collection: 'events',
        id,
        locale: 'de',
        data: { venue, _status: 'published' },
      });
    // Both changes are told, each to one mailbox three times at most.
    expect((await toVictim()).length).toBe(3 + 6 + 2 * 3);
  });
});
