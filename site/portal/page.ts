import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { Block } from '../pages/blocks/block-types.ts';
import { titleOf } from '../pages/head.ts';
import { portalMessages } from '../pages/layout/portal-messages.ts';
import { loadSurroundings } from '../pages/load-page.ts';
import type { PageContext } from '../pages/page-context.ts';
import { paths } from '../pages/paths.ts';
import type { Context } from '../server/context.ts';
import { portalNode } from './portal-node.ts';

type Portal = NonNullable<PageContext['portal']>;

/** One page of the portal. */
export interface PortalPage {
  heading: string;
  lead: string;
  /** Its address in each country. */
  path: (culture: Culture) => string;
  /** What it is about. */
  block: Block;
  /** Who is logged in, and which part of the portal is shown; none on a page for everybody. */
  member?: { name: string; company: string };
  current?: Portal['current'];
  status?: number;
  headers?: Record<string, string>;
  /** An address that the page goes on to by itself. */
  refresh?: string;
}

/** Returns a page of the portal as HTML, rendered for each request. */
export async function pageOf(
  { published, renderer }: Context,
  culture: Culture,
  shown: PortalPage,
): Promise<string> {
  const source = published.reading();
  const page = await loadSurroundings(source, culture, undefined);
  const { settings } = await source.navigation(culture);
  const { portal: name } = portalMessages[culture];
  const { block, current, heading, lead, member, path } = shown;
  const { home } = await source.tree(culture);
  const portal = member && current && { who: member.company || member.name, current };
  const node = portalNode(culture);
  const hero = { blockType: 'hero' as const, variant: 'field' as const, heading, text: lead };
  return renderer.page({
    page: {
      ...page,
      node: { ...page.node, title: heading },
      breadcrumbs: [
        ...(home ? [{ label: home.title, href: home.path }] : []),
        { label: name, href: paths.portal(culture) },
        ...(path(culture) === paths.portal(culture)
          ? []
          : [{ label: heading, href: path(culture) }]),
      ],
      alternates: cultures.map((other) => ({ culture: other, href: path(other) })),
      portal,
    },
    portal: true,
    blocks: portal ? [block] : [hero, block],
    head: {
      culture,
      title: titleOf(heading === name ? heading : `${heading} | ${name}`, settings.seoTitleSuffix),
      alternates: [],
      noIndex: true,
      nodeId: node.id,
      nodeKey: node.key,
    },
  });
}
