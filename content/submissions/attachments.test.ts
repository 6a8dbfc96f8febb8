import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderFiles } from '@oilway/store/files/folder-files.ts';
import { sweepFiles } from '@oilway/store/files/sweep.ts';
import type { SponsoringInput } from '@oilway/store/submissions/sponsoring.ts';
import { attachmentsOf } from '@oilway/store/submissions/stored-attachments.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../database/session.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';

const application: SponsoringInput = {
  ...{ cultureName: 'de-DE', umbracoNodeID: 7, association: 'TSV', contactPerson: 'Jan' },
  ...{ email: 'jan@posteo.example', orgNr: '', phone: '', goal: 'Trikots', amount: '', levels: '' },
  ...{ otherCompanies: '', other: '', timePeriod: '', howWillYouShowSponsoringCollab: '' },
  ...{ counterPerformanceContactPersonPhone: '', selectedTypeOfForms: ['project'] },
  ...{ selectedTypeOfCounterPerformance: '', selectedTypeOfInvoice: '' },
};
const fileOf = (bytes: Buffer) => ({ name: 'IMG_1.jpg', mediaType: 'image/jpeg', bytes });
const envelope = (idempotencyKey: string = randomUUID()) => ({
  captcha: { id: randomUUID(), expires: new Date(Date.now() + 60_000) },
  idempotencyKey,
});
const hour = 3_600_000;

describe.each(databases)('what comes with a submission, on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
    const data = { department: 'Verein', email: 'a@oilway.example', country: 'de', order: 1 };
    await database.payload.create({
      collection: 'departments',
      data: { ...data, purpose: 'sponsoring' } as never,
    });
  });
  afterAll(() => database?.close());

  const folder = () => join(database.folder, 'attachments');
  const inFolder = () => readdirSync(folder()).toSorted();
  const kept = async (submission: string) =>
    attachmentsOf(databaseOf(database.payload), [submission]);
  const submit = (bytes: Buffer[], sent = envelope()) =>
    database.store.submitSponsoring(application, bytes.map(fileOf), sent);
  const sweep = async (later: number) =>
    sweepFiles(databaseOf(database.payload), new FolderFiles(database.folder), Date.now() + later);

  test('lies in its row when it is small, else in the store of files, and goes in the night after its row', async () => {
    const [small, large] = [randomBytes(64_000), randomBytes(5_000_000)];
    const { id } = await submit([small, large]);
    expect(await kept(id)).toMatchObject([
      { id: `${id}-0`, content: small.toString('base64'), file: null },
      { id: `${id}-1`, content: '', file: `${id}-1` },
    ]);
    expect(inFolder()).toEqual([`${id}-1`]);
    const path = join(folder(), `${id}-1`);
    expect([readFileSync(path).equals(large), statSync(path).mode & 0o777]).toEqual([true, 0o600]);
    await sweep(2 * hour);
    expect(inFolder()).toEqual([`${id}-1`]);
    await database.payload.delete({ collection: 'sponsoring-messages', id });
    await sweep(hour / 2);
    expect(inFolder()).toEqual([`${id}-1`]);
    await sweep(2 * hour);
    expect(inFolder()).toEqual([]);
  });

  test('is there once when it is sent again, and not at all when it is refused', async () => {
    const bytes = randomBytes(64_001);
    const key = randomUUID();
    const first = await submit([bytes], envelope(key));
    expect(await submit([bytes], envelope(key))).toMatchObject(first);
    await expect(submit([randomBytes(70_000)], envelope(key))).rejects.toThrow('keyUsed');
    expect(inFolder()).toEqual([`${first.id}-0`]);
  });

  test('lies in its row where no file can be written: nothing is lost for that', async () => {
    renameSync(folder(), `${folder()}-away`);
    writeFileSync(folder(), '');
    const bytes = randomBytes(100_000);
    const { id } = await submit([bytes]);
    expect(await kept(id)).toMatchObject([{ content: bytes.toString('base64'), file: null }]);
  });
});
