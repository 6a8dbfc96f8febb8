import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { Encrypter } from 'age-encryption';
import { downloadZip } from 'client-zip';
import { caseFacts, entryTitle, messageFacts } from './case-facts.ts';
import { translate } from './messages.ts';
import { attachmentOf } from './ReportMessageView.tsx';
import type { ReportWithStatus, ThreadEntry } from './reporting-client.ts';

/** A case to save. */
export interface CaseExport {
  report: ReportWithStatus;
  /** The messages and notes to include. */
  entries: readonly ThreadEntry[];
  language: string;
}

/**
 * Returns the case as a ZIP of a text and its files, encrypted with a passphrase (age's scrypt, 2^18 rounds): `age --decrypt` opens it without Oilway.
 */
export async function encryptCase(exported: CaseExport, passphrase: string) {
  const { entries, report } = exported;
  const zip = downloadZip([
    { name: `${reportNumber(report.id)}.txt`, input: describeCase(exported) },
    ...entries.flatMap(listFiles).map(({ bytes, name }) => ({ name, input: bytes })),
  ]);
  const age = new Encrypter();
  age.setPassphrase(passphrase);
  const encrypted = await age.encrypt(new Uint8Array(await zip.arrayBuffer()));
  return new Uint8Array(encrypted);
}

/** Two messages may have files of one name: the message's position precedes it. */
const listFiles = ({ content }: ThreadEntry, at: number) =>
  (content?.attachments ?? []).map((file, index) => {
    const { bytes, name } = attachmentOf(file);
    return { bytes, name: `${at + 1}-${index + 1}-${name}` };
  });

/** Returns the case as a text in the interface language. */
export function describeCase({ entries, language, report }: CaseExport): string {
  const head = [
    `${translate('case', language)} ${reportNumber(report.id)}`,
    ...caseFacts(report, language).map((fact) => fact.join(': ')),
  ];
  const parts = entries.map((entry, at) => [
    `${at + 1}. ${entryTitle(entry, language)}`,
    entry.content ? entry.content.text : translate('unreadable', language),
    ...messageFacts(entry.content, language).map((fact) => fact.join(': ')),
    ...listFiles(entry, at).map(({ name }) => `${translate('file', language)}: ${name}`),
  ]);
  return `${[head, ...parts].map((lines) => lines.filter(Boolean).join('\n')).join('\n\n')}\n`;
}
