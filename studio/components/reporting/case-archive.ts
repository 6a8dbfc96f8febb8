import type { ClosingReason } from '@oilway/store/reporting/encryption.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { Encrypter } from 'age-encryption';
import { downloadZip } from 'client-zip';
import { caseFacts, closingReasonLabel } from './case-facts.ts';
import { translate } from './messages.ts';
import { attachmentOf } from './ReportMessageView.tsx';
import type { ReportWithStatus, ThreadEntry } from './reporting-client.ts';

/** A case to save. */
export interface CaseExport {
  report: ReportWithStatus;
  reason: ClosingReason | undefined;
  /** The messages and notes to include. */
  entries: readonly ThreadEntry[];
  language: string;
}

/**
 * Returns the case as a ZIP of a text and its files, encrypted with a passphrase (age's scrypt, 2^18 rounds): `age --decrypt` opens it without Oilway.
 */
export async function encryptCase(exported: CaseExport, passphrase: string) {
  const { entries, report } = exported;
  const number = reportNumber(report.id);
  const files = entries.flatMap((entry, at) => listFiles(entry, at));
  const zip = downloadZip([
    { name: `${number}.txt`, input: describeCase(exported) },
    ...files.map(({ bytes, name }) => ({ name, input: bytes })),
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
function describeCase({ entries, language, reason, report }: CaseExport): string {
  const facts = caseFacts(report, reason, language).map((fact) => fact.join(': '));
  const parts = entries.map((entry, at) => {
    const { content, day, direction } = entry;
    const details = [
      ['appliesTo', content?.appliesTo],
      ['contactInformation', content?.contactInformation],
      [
        'closingReason',
        content?.closingReason && closingReasonLabel(content.closingReason, language),
      ],
      [
        'files',
        listFiles(entry, at)
          .map(({ name }) => name)
          .join(', '),
      ],
    ] as const;
    return [
      `${at + 1}. ${translate(direction, language, day)}${content?.author ? `, ${content.author}` : ''}`,
      content ? content.text : translate('unreadable', language),
      ...details.flatMap(([key, value]) =>
        value ? [`${translate(key, language)}: ${value}`] : [],
      ),
    ];
  });
  const head = [`${translate('case', language)} ${reportNumber(report.id)}`, ...facts];
  return `${[head, ...parts].map((lines) => lines.filter(Boolean).join('\n')).join('\n\n')}\n`;
}
