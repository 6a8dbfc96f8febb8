import { eq, inArray } from 'drizzle-orm';
import { databaseTime } from '../database/clock.ts';
import type { Session } from '../database/session.ts';
import type { Observation } from './observation.ts';
import { concerns } from './tables.ts';

const day = 86_400_000;

/** What is told of at most once in this time, however often it comes and goes. Milliseconds. */
const quiet = day;

/** What no mail could tell of. */
const untold: readonly Observation['code'][] = ['noMailServer'];

type Concern = ReturnType<typeof concerns>['$inferSelect'];

/**
 * Keeps what a look found wrong.
 * @returns what people have to be told of now: what the look before found as well, and nobody was told of; and what has become more since.
 */
export async function noteConcerns(
  session: Session,
  found: readonly Observation[],
): Promise<Observation[]> {
  const rows = concerns(session);
  const time = await databaseTime(session);
  const wrong = new Map(
    found
      .filter(({ code, level }) => level !== 'well' && !untold.includes(code))
      .map((observation) => [nameOf(observation), observation]),
  );
  const known = new Map((await session.orm.select().from(rows)).map((row) => [row.id, row]));
  await forget(
    session,
    [...known.values()].filter(({ id }) => !wrong.has(id)),
    time,
  );
  const told: Observation[] = [];
  for (const [id, observation] of wrong) {
    const row = known.get(id);
    const isNews = row?.open === true && isUntold(row, observation, time);
    if (isNews) told.push(observation);
    await keep(session, id, observation, {
      since: row?.open ? row.since : isoOf(time),
      toldAt: isNews ? isoOf(time) : (row?.toldAt ?? null),
      toldCount: isNews ? countOf(observation) : (row?.toldCount ?? null),
    });
  }
  return told;
}

/** What the last look found wrong, the oldest first. */
export async function openConcerns(session: Session): Promise<Observation[]> {
  const rows = concerns(session);
  const found = await session.orm.select().from(rows).where(eq(rows.open, true));
  return found
    .toSorted((one, other) => one.since.localeCompare(other.since))
    .map(({ observation }) => observation);
}

/** Of a setting, a standby or a secret there may be several. */
const nameOf = ({ code, values }: Observation): string =>
  [code, values.name ?? values.setting ?? values.what].filter(Boolean).join(' ');

const countOf = ({ values }: Observation): number => Number(values.count ?? 0);

function isUntold({ toldAt, toldCount }: Concern, observation: Observation, time: number): boolean {
  if (!toldAt) return true;
  return time - Date.parse(toldAt) > quiet && countOf(observation) > (toldCount ?? 0);
}

async function keep(
  session: Session,
  id: string,
  observation: Observation,
  kept: Pick<Concern, 'since' | 'toldAt' | 'toldCount'>,
): Promise<void> {
  const rows = concerns(session);
  const set = { observation, open: true, ...kept };
  const insert = session.orm.insert(rows).values({ id, ...set });
  await insert.onConflictDoUpdate({ target: rows.id, set });
}

/** What is well again: it stays known as long as it would not be told of anew. */
async function forget(session: Session, gone: readonly Concern[], time: number): Promise<void> {
  const rows = concerns(session);
  const over = gone.filter(({ toldAt }) => !toldAt || time - Date.parse(toldAt) > quiet);
  const rest = gone.filter((row) => row.open && !over.includes(row));
  const idsOf = (some: readonly Concern[]) => some.map(({ id }) => id);
  if (over.length > 0) await session.orm.delete(rows).where(inArray(rows.id, idsOf(over)));
  if (rest.length > 0)
    await session.orm
      .update(rows)
      .set({ open: false })
      .where(inArray(rows.id, idsOf(rest)));
}

const isoOf = (time: number): string => new Date(time).toISOString();
