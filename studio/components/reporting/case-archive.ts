import { type MessageContent, toBase64 } from '@oilway/store/reporting/encryption.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { Decrypter, Encrypter } from 'age-encryption';
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

/** Returns the number, the text and the files of a case that {@link encryptCase} has saved. @throws for a wrong passphrase, or another file. */
export async function decryptCase(archive: Uint8Array, passphrase: string) {
  const age = new Decrypter();
  age.addPassphrase(passphrase);
  const [text, ...files] = readZip(await age.decrypt(archive));
  if (!text) throw new Error('the archive is empty');
  const content: MessageContent = {
    text: new TextDecoder().decode(text.bytes),
    attachments: files.map(({ bytes, name }) => ({ name, type: '', content: toBase64(bytes) })),
  };
  return { number: text.name.replace('.txt', ''), content };
}

/** Returns the files of an uncompressed ZIP by its central directory (APPNOTE 4.3.12), which precedes the last 22 bytes. */
function readZip(zip: Uint8Array) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const number = (at: number) => view.getUint32(at, true);
  const length = (at: number) => view.getUint16(at, true);
  let at = number(zip.length - 6);
  return Array.from({ length: length(zip.length - 12) }, () => {
    const header = number(at + 42);
    const start = header + 30 + length(header + 26) + length(header + 28);
    const bytes = zip.subarray(start, start + number(at + 24));
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + length(at + 28)));
    at += 46 + length(at + 28) + length(at + 30) + length(at + 32);
    return { name, bytes };
  });
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
