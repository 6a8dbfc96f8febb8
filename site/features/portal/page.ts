import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { Context } from '../../context.ts';
import type { Block } from '../../pages/blocks/block-types.ts';
import { titleOf } from '../../pages/head.ts';
import { loadSurroundings } from '../../pages/load-page.ts';
import { paths } from '../../paths.ts';
import { libraryMessages } from './library-messages.ts';
import { messages } from './messages.ts';
import type { PortalView } from './view.ts';

/** One page of the portal as HTML. It is made anew for each request and kept nowhere. */
export async function pageOf(
  context: Context,
  culture: Culture,
  view: PortalView,
): Promise<string> {
  const source = context.published.reading();
  const page = await loadSurroundings(source, culture, undefined);
  const { settings } = await source.navigation(culture);
  const text = messages[culture];
  const { heading, lead, path } = headOf(view, culture);
  const member = 'member' in view ? view.member : undefined;
  const { home } = await source.tree(culture);
  const blocks: Block[] = [
    ...(member
      ? []
      : [{ blockType: 'hero' as const, variant: 'field' as const, heading, text: lead }]),
    { blockType: 'portal', view },
  ];
  return context.renderer.page({
    page: {
      ...page,
      node: { ...page.node, title: heading },
      breadcrumbs: [
        ...(home ? [{ label: home.title, href: home.path }] : []),
        { label: text.portal, href: paths.portal(culture) },
        ...(path(culture) === paths.portal(culture)
          ? []
          : [{ label: heading, href: path(culture) }]),
      ],
      alternates: cultures.map((other) => ({ culture: other, href: path(other) })),
      ...('member' in view ? { portal: { member: view.member, current: view.kind } } : {}),
    },
    blocks,
    head: {
      culture,
      title: titleOf(
        heading === text.portal ? heading : `${heading} | ${text.portal}`,
        settings.seoTitleSuffix,
      ),
      alternates: [],
      noIndex: true,
      nodeId: page.node.id,
    },
  });
}

function headOf(
  view: PortalView,
  culture: Culture,
): { heading: string; lead: string; path: (culture: Culture) => string } {
  const text = messages[culture];
  const at = (form: { heading: string; text: string }, path = paths.portal) => ({
    heading: form.heading,
    lead: form.text,
    path,
  });
  switch (view.kind) {
    case 'login':
      return at({ ...text.login, heading: text.portal });
    case 'newPassword':
      return at(view.purpose === 'invite' ? text.first : text.renew);
    case 'badLink':
      return at(text.badLink);
    case 'reset':
      return at(text.reset, paths.portalReset);
    case 'account':
      return at(text.account, paths.portalAccount);
    case 'start':
      return at({ heading: text.tabs.start, text: '' });
    case 'library':
      return at({ heading: text.tabs.library, text: '' }, paths.portalLibrary);
    case 'refused':
      return at(libraryMessages[culture].refused[view.why], paths.portalLibrary);
    case 'profile':
      return at({ heading: text.profile.heading, text: '' }, paths.portalProfile);
  }
}
