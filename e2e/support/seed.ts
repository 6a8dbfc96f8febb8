/**
 * Runs in a separate process: adds members, a small library, a past event and staff accounts to the demo content.
 */

import config from '@oilway/content/config';
import { execute } from '@oilway/content/database/execute.ts';
import { seedLibrary } from '@oilway/content/demo/library/seed-library.ts';
import { seedMembers } from '@oilway/content/demo/members.ts';
import { memberContext } from '@oilway/content/members/member-hooks.ts';
import { createStaffAccount } from '@oilway/content/staff/create-staff-account.ts';
import { closePayload } from '@oilway/content/test/close-payload.ts';
import { addUpload } from '@oilway/content/test/portal-files.ts';
import { hashPassword } from '@oilway/store/accounts/password-hash.ts';
import { countryOf, type Locale } from '@oilway/store/locales.ts';
import { getPayload } from 'payload';
import { logins, members } from './logins.ts';
import { pastEvent, pastMoments } from './past-event.ts';
import { emptyZip, portalNotes } from './portal-notes.ts';

const payload = await getPayload({ config, disableOnInit: true });
await seedMembers(payload);
await seedLibrary(payload, 20);
const { docs: departments } = await payload.find({
  collection: 'departments',
  where: { purpose: { not_equals: 'whistleblowing' } },
  pagination: false,
  depth: 0,
});
/** The clerk has access to all submissions. */
const clerkPermissions = {
  countries: ['de', 'pl'] as ('de' | 'pl')[],
  departments: departments.map(({ id: department }) => department),
  otherMessages: true,
};
for (const login of Object.values(logins)) {
  await createStaffAccount(payload, {
    ...login,
    name: login.role,
    ...(login.role === 'forms-clerk' ? clerkPermissions : {}),
  });
}
for (const [locale, login] of Object.entries(members)) {
  const country = { country: { equals: countryOf(locale as Locale) } };
  const { docs } = await payload.find({ collection: 'companies', where: country, limit: 1 });
  await payload.create({
    collection: 'members',
    data: {
      name: login.name,
      email: login.email,
      company: docs[0]?.id,
      cultureName: locale,
      state: 'active',
      passwordHash: await hashPassword(login.password),
    } as never,
    context: memberContext,
  });
}
for (const [locale, note] of Object.entries(portalNotes)) {
  const where = { title: { equals: note.root }, culture: { equals: locale } };
  const { docs } = await payload.find({ collection: 'file-categories', where, limit: 1 });
  const text = await addUpload(payload, note.fileName, Buffer.from(note.words), 'text/plain');
  const zip = await addUpload(payload, note.archive.fileName, emptyZip, 'application/zip');
  for (const [name, file] of [
    [note.title, text],
    [note.archive.title, zip],
  ] as const) {
    const data = { title: name, category: docs[0]?.id, state: 'published', file };
    await payload.create({ collection: 'portal-files', data: data as never });
  }
}
const translationKey = crypto.randomUUID();
for (const country of ['de', 'pl'] as const)
  await payload.create({
    collection: 'events',
    data: {
      ...pastEvent[country],
      ...pastMoments,
      ...{ country, translationKey, _status: 'published' },
    } as never,
  });
// The database file is copied without its write-ahead log.
await execute(payload, 'PRAGMA wal_checkpoint(TRUNCATE)');
await closePayload(payload);
process.exit(0);
