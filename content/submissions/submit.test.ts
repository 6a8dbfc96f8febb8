import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { type Submission, SubmissionError, submit } from './submit.ts';

const mail = { to: 'a@posteo.example', subject: 'Guten Tag', html: '<p>x</p>', text: 'x' };
let last = 0;

/** A submission like no other; parts of it as a test wants them. */
function submission(parts: Partial<Submission> = {}): Submission {
  last += 1;
  return {
    inbox: 'contact-messages',
    data: { cultureName: 'de-DE', name: 'Miriam Kowalczyk', message: `Nachricht ${last}` },
    captcha: { id: `captcha-${last}`, expires: new Date(Date.now() + 60_000) },
    idempotencyKey: undefined,
    mails: () => [mail, mail],
    ...parts,
  };
}

describe.each(['sqlite', 'postgres'] as const)('a submission on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
  });
  afterAll(() => database?.close());

  const counts = async () => {
    const of = async (collection: 'contact-messages' | 'mails' | 'captchas') =>
      (await database.payload.count({ collection })).totalDocs;
    return [await of('contact-messages'), await of('mails'), await of('captchas')];
  };
  const added = async (act: () => Promise<unknown>) => {
    const before = await counts();
    await act();
    return (await counts()).map((count, index) => count - (before[index] ?? 0));
  };

  test('is stored whole: the message, two mails, the captcha', async () => {
    expect(await added(() => submit(database.payload, submission()))).toEqual([1, 2, 1]);
  });

  test('is stored not at all when something goes wrong on the way', async () => {
    const broken = submission({ mails: () => Promise.reject(new Error('no template')) });
    expect(
      await added(() => expect(submit(database.payload, broken)).rejects.toThrow('no template')),
    ).toEqual([0, 0, 0]);
    expect(await added(() => submit(database.payload, { ...broken, mails: () => [mail] }))).toEqual(
      [1, 1, 1],
    );
  });

  test('sent eight times at once under one key or one captcha is one', async () => {
    for (const one of [submission({ idempotencyKey: 'eight-times' }), submission()]) {
      const references = new Set<string>();
      const grown = await added(async () => {
        const all = Array.from({ length: 8 }, () => submit(database.payload, one));
        for (const { reference } of await Promise.all(all)) references.add(reference);
      });
      expect([grown, references.size]).toEqual([[1, 2, 1], 1]);
    }
  });

  test('with a captcha of another one is refused, whoever is first', async () => {
    const one = submission();
    const other = submission({ captcha: one.captcha });
    const grown = await added(async () => {
      const both = await Promise.allSettled(
        [one, other].map((each) => submit(database.payload, each)),
      );
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const [refused] = both.filter((each) => each.status === 'rejected');
      expect(refused?.reason).toBeInstanceOf(SubmissionError);
    });
    expect(grown).toEqual([1, 2, 1]);
  });

  test('with the key of another one is refused', async () => {
    const one = submission({ idempotencyKey: 'a-key' });
    await submit(database.payload, one);
    const other = submission({ idempotencyKey: 'a-key' });
    expect(
      await added(() =>
        expect(submit(database.payload, other)).rejects.toMatchObject({ code: 'keyUsed' }),
      ),
    ).toEqual([0, 0, 0]);
  });

  test('gets a number that no other one has', async () => {
    const all = Array.from({ length: 20 }, () => submit(database.payload, submission()));
    const references = (await Promise.all(all)).map(({ reference }) => reference);
    expect(new Set(references).size).toBe(20);
    for (const reference of references) expect(reference).toMatch(/^OW-\d\d-\d{3}-\d{4}$/);
  });
});
