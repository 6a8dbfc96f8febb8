'use client';

import { type AttachedFile, attachmentId } from '@oilway/store/submissions/attached-file.ts';
import { FieldLabel, useConfig, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import './inbox.css';

/** Download links of the files of a submission; the studio displays none of them. */
export function AttachedFiles({ field, path }: JSONFieldClientProps) {
  const { value } = useField<AttachedFile[] | null>({ path });
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const files = value ?? [];
  if (!id || files.length === 0) return null;
  const size = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <ul className="oilway-files">
        {files.map((file, index) => (
          <li key={file.sha256}>
            <a
              href={`${config.serverURL}${config.routes.api}/attachments/${attachmentId(String(id), index)}/file`}
              download
            >
              {file.name}
            </a>
            <span>{size.format(file.size / 1000)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
