import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { companies, members } from '../members/tables.ts';
import { categoryParents, lineageOf } from './access.ts';
import { companyRelations } from './tables.ts';

/** Who may access the published files of a category. */
export interface Audience {
  /** The names of the first companies, in alphabetical order. */
  companies: string[];
  companyCount: number;
  /** Number of active members of these companies. */
  memberCount: number;
  /** Whether these are all active members of the portal. */
  isEveryone: boolean;
}

/** A saved category, or one as it is being edited: with another parent, or new and without an id. */
export interface AudienceQuery {
  category?: number | undefined;
  /** Replaces the saved parent; null for none. */
  parent?: number | null | undefined;
}

const maxNames = 5;

/** Returns a function from categories to their audiences, by the rule of {@link visibleCategories}. Reads all grants once. */
export async function readAudiences(
  session: DbSession,
): Promise<(query: AudienceQuery) => Audience> {
  const [parents, granted, all] = [
    await categoryParents(session),
    await readGrants(session),
    await readCompanies(session),
  ];
  const total = sum(all.map(({ memberCount }) => memberCount));
  return ({ category, parent }) => {
    const above = parent === undefined ? (parents.get(category ?? -1) ?? null) : parent;
    const lineage = [
      ...(category === undefined ? [] : [category]),
      ...(above === null ? [] : lineageOf(above, parents)),
    ];
    const ids = new Set(lineage.flatMap((id) => granted.get(id) ?? []));
    const found = all.filter(({ id }) => ids.has(id));
    const memberCount = sum(found.map((company) => company.memberCount));
    return {
      companies: found.slice(0, maxNames).map(({ name }) => name),
      companyCount: found.length,
      memberCount,
      isEveryone: memberCount > 0 && memberCount === total,
    };
  };
}

/** Returns the companies that each category is granted to. */
async function readGrants(session: DbSession): Promise<Map<number, number[]>> {
  const { category, company, path } = companyRelations(session);
  const rows = await session.orm
    .select({ category, company })
    .from(companyRelations(session))
    .where(and(eq(path, 'categories'), isNotNull(category)));
  const grants = new Map<number, number[]>();
  for (const row of rows)
    if (row.category !== null)
      grants.set(row.category, [...(grants.get(row.category) ?? []), row.company]);
  return grants;
}

/** Only active members can log in. */
async function readCompanies(session: DbSession) {
  const [rows, people] = [companies(session), members(session)];
  const { id, name } = rows;
  return session.orm
    .select({ id, name, memberCount: count(people.id) })
    .from(rows)
    .leftJoin(people, and(eq(people.company, id), eq(people.state, 'active')))
    .groupBy(id, name)
    .orderBy(asc(name), asc(id));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
