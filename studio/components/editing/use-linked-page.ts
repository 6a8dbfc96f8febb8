import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

interface PageRow {
  id: number;
  title?: string | null;
  parent?: number | null;
  _status?: string | null;
}

export interface LinkedPage {
  title: string;
  /** The titles of the page and of those above it, without the home page. */
  trail: string;
  isDraft: boolean;
}

/** The running request: a menu shows all its entries at the same time. */
let running: Promise<Map<number, PageRow>> | undefined;

async function fetchPages(api: string): Promise<Map<number, PageRow>> {
  const query =
    'depth=0&pagination=false&select[title]=true&select[parent]=true&select[_status]=true';
  const response = await fetch(`${api}/pages?${query}`, { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status} for the pages`);
  const { docs } = (await response.json()) as { docs: PageRow[] };
  return new Map(docs.map((row) => [row.id, row]));
}

/** Returns the page of a link; undefined while it is read, null for a page that does not exist. */
export function useLinkedPage(
  page: number | { id: number } | undefined,
): LinkedPage | null | undefined {
  const { routes, serverURL } = useConfig().config;
  const [pages, setPages] = useState<Map<number, PageRow>>();
  const id = typeof page === 'object' ? page?.id : page;
  useEffect(() => {
    if (id === undefined) return;
    let isStale = false;
    running ??= fetchPages(serverURL + routes.api).finally(() => {
      running = undefined;
    });
    running.then(
      (found) => isStale || setPages(found),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [id, routes.api, serverURL]);
  if (!pages || id === undefined) return undefined;
  const row = pages.get(id);
  if (!row) return null;
  const trail: string[] = [];
  for (let at: PageRow | undefined = row; at; at = pages.get(at.parent ?? 0)) {
    if (trail.length > pages.size) break;
    if (at.parent || at === row) trail.unshift(at.title ?? '');
  }
  return {
    title: row.title ?? '',
    trail: trail.join(' › '),
    isDraft: row._status !== 'published',
  };
}
