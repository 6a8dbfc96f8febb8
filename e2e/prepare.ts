/**
 * Run in a process of its own: migrates and fills the database of the journeys, adds an event that is
 * over and makes their logins.
 */
import { type Culture, localeOf } from '@oilway/content/cultures.ts';
import { hashPassword } from '@oilway/content/members/hashing.ts';
import { byMember } from '@oilway/content/members/member-hooks.ts';
import { addUpload } from '@oilway/content/test/portal-files.ts';
import { getPayload } from 'payload';
import { prepare } from '../commands/prepare.ts';
import { logins, members } from './logins.ts';
import { pastEvent, pastMoments } from './past-event.ts';
import { emptyZip, portalNotes } from './portal-notes.ts';

await prepare({ demo: true, files: 20, report: () => undefined });
const { default: config } = await import('@oilway/content/config');
// A key of its own: preparing has closed the instance that is kept under the usual one.
const payload = await getPayload({ config, disableOnInit: true, key: 'logins' });
for (const login of Object.values(logins)) {
  await payload.create({
    collection: 'staff',
    overrideAccess: true,
    data: { ...login, name: login.role },
  });
}
for (const [culture, login] of Object.entries(members)) {
  const country = { country: { equals: localeOf(culture as Culture) } };
  const { docs } = await payload.find({ collection: 'companies', where: country, limit: 1 });
  await payload.create({
    collection: 'members',
    data: {
      name: login.name,
      email: login.email,
      company: docs[0]?.id,
      cultureName: culture,
      state: 'active',
      passwordHash: await hashPassword(login.password),
    } as never,
    context: byMember,
  });
}
for (const [culture, note] of Object.entries(portalNotes)) {
  const where = { title: { equals: note.root }, culture: { equals: culture } };
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
const { id } = await payload.create({
  collection: 'events',
  locale: 'de',
  data: { ...pastEvent.de, ...pastMoments, _status: 'published' } as never,
});
await payload.update({
  collection: 'events',
  id,
  locale: 'pl',
  data: { ...pastEvent.pl, _status: 'published' } as never,
});
await payload.destroy();
process.exit(0);
