import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { Context } from '../context.ts';
import { libraryQueryOf } from '../features/library/files/library-query.ts';
import { libraryMessages } from '../features/library/messages.ts';
import { messages } from '../features/members/messages.ts';
import { joinedHtml } from '../http/answer.ts';
import type { Block } from '../page/blocks/block-types.ts';
import { titleOf } from '../page/head.ts';
import { loadSurroundings } from '../page/load-page.ts';
import type { PageContext } from '../page/page-context.ts';
import type { PageView } from '../page/render/page-document.tsx';
import { paths } from '../paths.ts';
import type { Source } from '../reading/source.ts';
import type { PortalView } from './view.ts';

/** One page of the portal as HTML. It is made anew for each request; what a library shows is filled into what stands around it. */
export async function pageOf(
  context: Context,
  culture: Culture,
  view: PortalView,
): Promise<string | Buffer> {
  const source = context.published.reading();
  if (view.kind !== 'library') return context.renderer.page(await pageView(source, culture, view));
  const { frame, page } = await source.memo(`frame:portal:${culture}`, async (own) => {
    const around = await pageView(own, culture, nobodys(culture));
    return { page: around.page, frame: await context.renderer.frame(around) };
  });
  const block: Block = { blockType: 'portal', view };
  return joinedHtml(frame.answer({ ...page, portal: portalOf(view) }, block));
}

/** What a page of the portal is rendered from as a whole. */
export async function pageView(
  source: Source,
  culture: Culture,
  view: PortalView,
): Promise<PageView> {
  const page = await loadSurroundings(source, culture, undefined);
  const { settings } = await source.navigation(culture);
  const text = messages[culture];
  const { heading, lead, path } = headOf(view, culture);
  const { home } = await source.tree(culture);
  const portal = portalOf(view);
  const blocks: Block[] = [
    ...(portal
      ? []
      : [{ blockType: 'hero' as const, variant: 'field' as const, heading, text: lead }]),
    { blockType: 'portal', view },
  ];
  return {
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
      portal,
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
  };
}

function portalOf(view: PortalView): PageContext['portal'] {
  if (!('member' in view)) return undefined;
  const { company, name } = view.member;
  return { who: company || name, current: view.kind };
}

/** A library without a file, of nobody: what stands around all libraries of a culture. */
function nobodys(culture: Culture): PortalView {
  return {
    kind: 'library',
    member: { id: '', name: '', email: '', company: '', companyId: null, culture },
    library: {
      asked: libraryQueryOf({}),
      tree: [],
      trail: [],
      files: [],
      titles: new Map(),
      total: 0,
      within: 0,
      pages: 1,
      filters: [],
      origin: '',
    },
  };
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
