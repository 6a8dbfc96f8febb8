import { toBase64 } from '@oilway/store/reporting/encryption.ts';
import { expect, test } from 'vitest';
import { decryptCase, encryptCase } from '../components/reporting/case-archive.ts';
import type { ReportWithStatus } from '../components/reporting/reporting-client.ts';

const report = {
  id: '0000002a-0000-4000-8000-000000000000',
  cultureName: 'de-DE',
  day: '2026-03-02',
} as ReportWithStatus;
const content = toBase64(new TextEncoder().encode('Dienstag, 6 Uhr'));
const attachments = [
  { name: 'Prüfung.txt', type: 'text/plain', content },
  { name: 'leer.txt', type: 'text/plain', content: '' },
];
const entry = { id: '1', direction: 'fromReporter', day: '2026-03-02' } as const;

test('opens a saved case with its passphrase only, with its text and files', async () => {
  const entries = [{ ...entry, content: { text: 'Altöl im Gully', attachments } }];
  const archive = await encryptCase({ report, entries, language: 'de' }, 'ABCD');
  await expect(decryptCase(archive, 'ABCE')).rejects.toThrow();
  const opened = await decryptCase(archive, 'ABCD');
  expect(opened.number).toBe('000-000-042');
  expect(opened.content.text).toContain('Altöl im Gully');
  expect(opened.content.attachments?.map((file) => file.content)).toEqual([content, '']);
});
