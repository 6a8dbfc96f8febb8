import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import type { Database, DbSession } from '../database/db-session.ts';
import { GroupCommit } from '../database/group-commit.ts';
import { openDatabase } from '../database/open.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Mail } from '../outbox/mail.ts';
import { mails } from '../outbox/tables.ts';
import { findByIdempotencyKeyIn } from './find-by-key.ts';
import {
  type Submission,
  type SubmissionDependencies,
  SubmissionError,
  type Submitted,
  submit,
} from './submit.ts';
import { captchas, contactMessages } from './tables.ts';

const mail: Mail = { to: 'a@posteo.example', subject: 'x', html: '<p>x</p>', text: 'x' };
const dependenciesOf = (database: Database) => ({
  groups: new GroupCommit(database),
  limitSecret: 'S'.repeat(32),
});
let last = 0;

interface Parts extends Partial<Submission<Submitted>> {
  reference?: (drawn: string) => string;
}

/** Returns a unique submission, with the given overrides. */
function submission({ reference = (drawn) => drawn, ...parts }: Parts = {}): Submission<Submitted> {
  last += 1;
  const row = { cultureName: 'de-DE' as const, message: `Nachricht ${last} „ü“` };
  return {
    captcha: { id: `captcha-${last}`, expires: new Date(Date.now() + 60_000) },
    idempotencyKey: undefined,
    fingerprinted: row,
    email: `${last}@posteo.example`,
    prepare: async (drawn) => async (session) => {
      const once = { ...drawn, reference: reference(drawn.reference) };
      const id = crypto.randomUUID();
      await session.orm.insert(contactMessages(session)).values({ id, ...row, ...once });
      const of = { inbox: 'contact-messages', ...once, ...row } as const;
      await enqueue(session, [mail, mail], { submission: of, mailFrom: 'a@b.example' });
      return { id, reference: once.reference };
    },
    findExisting: findByIdempotencyKeyIn(contactMessages),
    ...parts,
  };
}

describe.each(databases)('a submission on %s', (kind) => {
  let copy: ReturnType<typeof copyDatabase>;
  let database: Database;
  let dependencies: Pick<SubmissionDependencies, 'groups' | 'limitSecret'>;
  /** A second connection, as another process has. */
  let other: Database;
  beforeAll(async () => {
    copy = copyDatabase(kind, 'empty');
    database = await openDatabase(copy.environment.DATABASE_URL ?? '');
    other = await openDatabase(copy.environment.DATABASE_URL ?? '');
    dependencies = dependenciesOf(database);
  });
  afterAll(async () => {
    await database.close();
    await other.close();
    copy.remove();
  });

  const counts = async () => {
    const of = async (table: typeof contactMessages | typeof mails | typeof captchas) => {
      const rows: { rows: number }[] = await other.orm
        .select({ rows: count() })
        .from(table(other) as ReturnType<typeof captchas>);
      return rows[0]?.rows ?? 0;
    };
    return [await of(contactMessages), await of(mails), await of(captchas)];
  };
  const added = async (act: () => Promise<unknown>) => {
    const before = await counts();
    await act();
    return (await counts()).map((rows, index) => rows - (before[index] ?? 0));
  };

  test('stores the message, two mails and the captcha', async () => {
    expect(await added(() => submit(dependencies, submission()))).toEqual([1, 2, 1]);
    expect(await added(() => submit(dependencies, submission()))).toEqual([1, 2, 1]);
  });

  test('stores submissions of a rate-limited network without mail to the sender, later without any mail', async () => {
    const seen: string[] = [];
    const recipients = (network: string) =>
      submit(
        dependencies,
        submission({
          network,
          prepare:
            async () =>
            async (_, { department, sender }) => {
              seen.push(`${sender ? 'sender' : ''}${department ? ' department' : ''}`);
              return { id: '1', reference: '1' };
            },
        }),
      );
    for (let at = 0; at < 62; at += 1) await recipients('203.0.113');
    await recipients('198.51.100');
    const times = (which: string) => seen.filter((each) => each === which).length;
    expect([times('sender department'), times(' department'), times('')]).toEqual([31, 30, 2]);
    expect(seen.at(-1)).toBe('sender department');
  });

  test('rolls back only the failing submission of a group and leaves its captcha usable', async () => {
    const one = submission();
    const broken: typeof one = {
      ...one,
      prepare: async (once) => {
        const write = (await one.prepare(once)) as (session: DbSession) => Promise<Submitted>;
        return async (session) => {
          await write(session);
          throw new Error('no paper');
        };
      },
    };
    const grown = await added(async () => {
      const others = [submission(), submission(), submission()];
      const all = [others[0], broken, others[1], others[2]].map((each) =>
        submit(dependencies, each as typeof one),
      );
      const [, failed, ...rest] = await Promise.allSettled(all);
      expect(failed).toMatchObject({ reason: { message: 'no paper' } });
      expect(rest.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    });
    expect(grown).toEqual([3, 6, 3]);
    // The failed submission did not use its captcha.
    expect(await added(() => submit(dependencies, one))).toEqual([1, 2, 1]);
  });

  test('deduplicates concurrent submissions by idempotency key or captcha across processes', async () => {
    const elsewhere = dependenciesOf(other);
    for (const one of [submission({ idempotencyKey: 'eight-times' }), submission()]) {
      const references = new Set<string>();
      const grown = await added(async () => {
        const all = Array.from({ length: 8 }, (_, at) =>
          submit(at % 2 ? dependencies : elsewhere, one),
        );
        for (const { reference } of await Promise.all(all)) references.add(reference);
      });
      expect([grown, references.size]).toEqual([[1, 2, 1], 1]);
    }
  });

  test('returns the first submission for a repeated idempotency key without using the new captcha', async () => {
    const one = submission({ idempotencyKey: 'pressed-again' });
    const first = await submit(dependencies, one);
    const grown = await added(async () => {
      const captcha = { ...one.captcha, id: 'a-new-one' };
      expect(await submit(dependencies, { ...one, captcha })).toMatchObject(first);
    });
    expect(grown).toEqual([0, 0, 0]);
  });

  test('accepts a captcha for only one of two different submissions', async () => {
    const one = submission();
    const other = submission({ captcha: one.captcha });
    const grown = await added(async () => {
      const both = await Promise.allSettled([one, other].map((each) => submit(dependencies, each)));
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const [refused] = both.filter((each) => each.status === 'rejected');
      expect(refused?.reason).toBeInstanceOf(SubmissionError);
    });
    expect(grown).toEqual([1, 2, 1]);
  });

  test('rejects the idempotency key of another submission', async () => {
    await submit(dependencies, submission({ idempotencyKey: 'a-key' }));
    const other = submission({ idempotencyKey: 'a-key' });
    const grown = await added(() =>
      expect(submit(dependencies, other)).rejects.toMatchObject({ code: 'keyUsed' }),
    );
    expect(grown).toEqual([0, 0, 0]);
  });

  test('draws another reference number when the first one exists', async () => {
    const { reference: taken } = await submit(dependencies, submission());
    expect(taken).toMatch(/^OW-\d\d-\d{3}-\d{4}$/);
    const draws = [taken, taken];
    const unlucky = submission({ reference: (drawn) => draws.pop() ?? drawn });
    const { reference } = await submit(dependencies, unlucky);
    expect(reference).not.toBe(taken);
    const rows = mails(other);
    const written = await other.orm.select().from(rows).where(eq(rows.reference, reference));
    expect(written).toHaveLength(2);
    for (const one of written) expect(one).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('stores any text unchanged', async () => {
    const words = `'); DROP TABLE mails; -- {{x}} %s $1 ? :a \\ \u202e 𝕆 ${'ł'.repeat(5000)}`;
    const { id } = await submit(dependencies, {
      ...submission({ idempotencyKey: "'; --" }),
      prepare: async (once) => async (session) => {
        const row = { id: crypto.randomUUID(), cultureName: 'pl-PL' as const, message: words };
        await session.orm.insert(contactMessages(session)).values({ ...row, ...once });
        return { id: row.id, reference: once.reference };
      },
    });
    const rows = contactMessages(other);
    const [found] = await other.orm.select().from(rows).where(sql`${rows.id} = ${id}`);
    expect(found).toMatchObject({ message: words, status: 'new', idempotencyKey: "'; --" });
  });
});
