'use client';

import { useConfig, useField, usePayloadAPI } from '@payloadcms/ui';

/** Shows the name that the author gave a file of the portal, in place of the stored name in Payload's card, a UUID. */
export function UploadName({ path }: { path: string }) {
  const { value } = useField<number | null>({ path });
  return value ? <NameLink id={value} key={value} /> : null;
}

function NameLink({ id }: { id: number }) {
  const { config } = useConfig();
  const [{ data }] = usePayloadAPI(
    `${config.serverURL}${config.routes.api}/portal-uploads/${encodeURIComponent(id)}`,
    { initialParams: { depth: 0, select: { originalName: true, filename: true, url: true } } },
  );
  const { originalName, url } = data as { originalName?: string; url?: string };
  if (!originalName || !url) return null;
  return (
    <p className="oilway-upload-name">
      <a href={url} target="_blank" rel="noreferrer">
        {originalName}
      </a>
    </p>
  );
}
