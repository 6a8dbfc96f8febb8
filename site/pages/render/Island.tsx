import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

interface IslandProps<P extends object> {
  /** The file's name without `.island.tsx`. */
  name: string;
  view: ComponentType<P>;
  /** Plain data: it is sent to the browser as JSON. */
  properties: P;
}

/**
 * A part of a page that React also runs in the browser. It is rendered here with what hydration
 * needs; the page around it stays plain markup and is never hydrated.
 */
export function Island<P extends object>({ name, view: View, properties }: IslandProps<P>) {
  const prefix = `${name}-`;
  const html = renderToString(<View {...properties} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-prefix={prefix}
      data-properties={JSON.stringify(properties)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, from the line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
