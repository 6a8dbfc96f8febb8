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
}

const maxNames = 5;

/** Returns a function from a category's id to its audience, by the rule of {@link visibleCategories}. Reads all grants once. */
export async function readAudiences(session: DbSession): Promise<(category: number) => Audience> {
  const [parents, granted, all] = [
    await categoryParents(session),
    await readGrants(session),
    await readCompanies(session),
  ];
  return (category) => {
    const ids = new Set(lineageOf(category, parents).flatMap((id) => granted.get(id) ?? []));
    const found = all.filter(({ id }) => ids.has(id));
    return {
      companies: found.slice(0, maxNames).map(({ name }) => name),
      companyCount: found.length,
      memberCount: found.reduce((sum, company) => sum + company.memberCount, 0),
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
