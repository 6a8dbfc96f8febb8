import { type Locale, locales } from '@oilway/store/locales.ts';
import type { Block } from '../pages/blocks/block-types.ts';
import { withTitleSuffix } from '../pages/head.ts';
import { portalMessages } from '../pages/layout/portal-messages.ts';
import { loadPageContext } from '../pages/load-page-context.ts';
import type { PageContext } from '../pages/page-context.ts';
import { paths } from '../pages/paths.ts';
import type { Context } from '../server/context.ts';
import { portalRootNode } from './portal-node.ts';

type Portal = NonNullable<PageContext['portal']>;

/** A page of the portal. */
export interface PortalPage {
  heading: string;
  lead: string;
  /** Returns its path in a language. */
  path: (locale: Locale) => string;
  /** Its content. */
  block: Block;
  /** The logged-in member and the current section; undefined on public pages. */
  member?: { name: string; company: string };
  current?: Portal['current'];
  status?: number;
  headers?: Record<string, string>;
  /** URL for a Refresh header. */
  refresh?: string;
}

/** Returns a page of the portal as HTML, rendered for each request. */
export async function renderPortalPage(
  { published, renderer }: Context,
  locale: Locale,
  portalPage: PortalPage,
): Promise<string> {
  const content = published.reader();
  const page = await loadPageContext(content, locale, undefined);
  const { settings } = await content.navigation(locale);
  const { portal: name } = portalMessages[locale];
  const { block, current, heading, lead, member, path } = portalPage;
  const { home } = await content.tree(locale);
  const portal = member && current && { displayName: member.company || member.name, current };
  const node = portalRootNode(locale);
  const hero = { blockType: 'hero' as const, variant: 'field' as const, heading, text: lead };
  return renderer.page({
    page: {
      ...page,
      node: { ...page.node, title: heading },
      breadcrumbs: [
        ...(home ? [{ label: home.title, href: home.path }] : []),
        { label: name, href: paths.portal(locale) },
        ...(path(locale) === paths.portal(locale) ? [] : [{ label: heading, href: path(locale) }]),
      ],
      alternates: locales.map((other) => ({ locale: other, href: path(other) })),
      portal,
    },
    portal: true,
    blocks: portal ? [block] : [hero, block],
    head: {
      locale,
      title: withTitleSuffix(
        heading === name ? heading : `${heading} | ${name}`,
        settings.seoTitleSuffix,
      ),
      alternates: [],
      noIndex: true,
      nodeId: node.id,
      nodeKey: node.key,
    },
  });
}
