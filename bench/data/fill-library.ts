import { randomUUID } from 'node:crypto';
import { newToken } from '@oilway/store/accounts/tokens.ts';
import { openDatabase } from '@oilway/store/database/open.ts';
import type { Session } from '@oilway/store/database/session.ts';
import type { IndexedFile } from '@oilway/store/library/index-entries.ts';
import { raiseLibrary } from '@oilway/store/library/revision.ts';
import {
  companyRelations,
  fileCategories,
  portalFiles,
  portalUploads,
} from '@oilway/store/library/tables.ts';
import { beginSession } from '@oilway/store/members/sessions.ts';
import { companies, members } from '@oilway/store/members/tables.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { type Data, environmentFor } from '../servers/site.ts';

/** Far from the ids of the demo content. */
const firstId = 1_000_000;
/** The category of a file in the database. */
export const categoryOf = ({ category }: Pick<IndexedFile, 'category'>): number =>
  firstId + category;

/** Rows of one statement. */
const some = 500;

/**
 * Puts files into the library of a database, and a member whose company may see some of their categories.
 * @param rights as the files number their categories.
 * @returns the token of a session of that member.
 */
export async function fillLibrary(
  data: Data,
  files: readonly IndexedFile[],
  rights: ReadonlySet<number>,
): Promise<string> {
  const database = await openDatabase(settingsOf(environmentFor(data)).databaseUrl);
  try {
    return await database.transaction(async (session) => {
      await insertCategories(session, files);
      for (let from = 0; from < files.length; from += some)
        await insertFiles(session, files.slice(from, from + some));
      await raiseLibrary(session);
      return await insertMember(session, rights);
    });
  } finally {
    await database.close();
  }
}

const now = new Date();
const updatedAt = now.toISOString();

async function insertCategories(session: Session, files: readonly IndexedFile[]): Promise<void> {
  const found = new Map(files.map((file) => [file.category, file]));
  const rows = [...found.values()].map(({ category, categoryTitle: title, culture }) => ({
    id: firstId + category,
    title,
    culture,
    parent: null,
    order: category,
    key: randomUUID(),
    updatedAt,
  }));
  await session.orm.insert(fileCategories(session)).values(rows);
}

async function insertFiles(session: Session, files: readonly IndexedFile[]): Promise<void> {
  await session.orm.insert(portalUploads(session)).values(
    files.map(({ fileName, id, mediaType, text }) => ({
      id: firstId + id,
      originalName: fileName,
      filename: `${id}-${fileName}`,
      mediaType,
      size: 1000 + ((id * 7919) % 9_000_000),
      sha256: '0'.repeat(64),
      pages: 1 + (id % 40),
      preparation: 'done' as const,
      thumbnail: id % 3 === 0 ? null : `${id}.webp`,
      text,
      updatedAt,
    })),
  );
  await session.orm.insert(portalFiles(session)).values(
    files.map(({ category, date, hasPrintFile, id, name, version }) => ({
      id: firstId + id,
      title: name,
      category: firstId + category,
      file: firstId + id,
      printFile: hasPrintFile ? firstId + id : null,
      externalLink: null,
      state: 'published' as const,
      date,
      version,
      changedAt: updatedAt,
      updatedAt,
    })),
  );
}

async function insertMember(session: Session, rights: ReadonlySet<number>): Promise<string> {
  const company = firstId;
  await session.orm
    .insert(companies(session))
    .values({ id: company, name: 'Autohaus Brinkmann', country: 'de' });
  await session.orm.insert(companyRelations(session)).values(
    [...rights].map((category, at) => ({
      id: firstId + at,
      company,
      path: 'categories',
      category: firstId + category,
    })),
  );
  const member = randomUUID();
  await session.orm.insert(members(session)).values({
    id: member,
    state: 'active',
    email: 'messung@brinkmann.example',
    name: 'Henrike Brinkmann',
    company,
    cultureName: 'de-DE',
  });
  const token = newToken();
  await beginSession(session, { member, token, device: '', now });
  return token;
}
