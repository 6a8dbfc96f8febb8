'use client';

import { useConfig } from '@payloadcms/ui';

/** Download links of the files of a submission or of a reply; the studio displays none of them. */
export function FileLinks({ files }: { files: { id: string; name: string }[] }) {
  const { config } = useConfig();
  return files.map(({ id, name }) => (
    <a key={id} href={`${config.serverURL}${config.routes.api}/attachments/${id}/file`} download>
      {name}
    </a>
  ));
}
