import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderFiles } from '@oilway/store/files/folder-files.ts';
import { sweepOrphans } from '@oilway/store/files/sweep-orphans.ts';
import { attachmentsOf } from '@oilway/store/submissions/read-attachments.ts';
import type { SponsoringInput } from '@oilway/store/submissions/sponsoring.ts';
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

describe.each(databases)('submission attachments on %s', (kind) => {
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
  const storedAttachments = async (submission: string) =>
    attachmentsOf(databaseOf(database.payload), [submission]);
  const submit = (bytes: Buffer[], sent = envelope()) =>
    database.store.submitSponsoring(application, bytes.map(fileOf), sent);
  const sweep = async (later: number) =>
    sweepOrphans(
      databaseOf(database.payload),
      new FolderFiles(database.folder),
      Date.now() + later,
    );

  test('stores small files in the row and large files in the file store, and sweeps orphaned files', async () => {
    const [small, large] = [randomBytes(64_000), randomBytes(5_000_000)];
    const { id } = await submit([small, large]);
    expect(await storedAttachments(id)).toMatchObject([
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

  test('stores files once for a resubmission and not at all for a rejected submission', async () => {
    const bytes = randomBytes(64_001);
    const key = randomUUID();
    const first = await submit([bytes], envelope(key));
    expect(await submit([bytes], envelope(key))).toMatchObject(first);
    await expect(submit([randomBytes(70_000)], envelope(key))).rejects.toThrow('keyUsed');
    expect(inFolder()).toEqual([`${first.id}-0`]);
  });

  test('falls back to the row when the file cannot be written', async () => {
    renameSync(folder(), `${folder()}-away`);
    writeFileSync(folder(), '');
    const bytes = randomBytes(100_000);
    const { id } = await submit([bytes]);
    expect(await storedAttachments(id)).toMatchObject([
      { content: bytes.toString('base64'), file: null },
    ]);
  });
});
