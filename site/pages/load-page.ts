import { type Culture, cultures, type Locale, localeOf } from '@oilway/store/cultures.ts';
import type { PageTree, TreePage } from '@oilway/store/published/page-tree.ts';
import { dialledAddress } from '@oilway/store/telephone.ts';
import { safeAddress } from '@oilway/store/web-address.ts';
import type { Source } from '../content/source.ts';
import { footerData, headerData, settingsData, sideMenuFor } from './navigation.ts';
import type { LinkField, PageContext } from './page-context.ts';
import { mediaPath } from './paths.ts';

/** What stands around a page: menus, breadcrumbs and the way to the other culture. */
export async function loadSurroundings(
  source: Source,
  culture: Culture,
  node: TreePage | undefined,
): Promise<PageContext> {
  const tree = await source.tree(culture);
  const navigation = await source.navigation(culture);
  const line = node ? tree.ancestry(node.id) : [];
  const href = hrefIn(tree, localeOf(culture));
  const pathOf = (page: Parameters<typeof idOf>[0]) => tree.byId.get(idOf(page) ?? 0)?.path;
  return {
    culture,
    // What hangs below no page of the tree hangs below the home page.
    node: {
      id: (node ?? tree.home)?.id ?? 0,
      title: node?.title ?? '',
      home: node?.parent === null,
    },
    breadcrumbs: line.map(({ title, path }) => ({ label: title, href: path })),
    alternates: await alternatesOf(source, node),
    stations: {
      'de-DE': await source.locationCount('de-DE'),
      'pl-PL': await source.locationCount('pl-PL'),
    },
    href,
    imageUrl: mediaPath,
    sideMenu: node && sideMenuFor(navigation.sideMenus, node.id, href),
    header: headerData(navigation.header, href, line),
    footer: footerData(navigation.footer, href),
    settings: settingsData(navigation.settings),
    newsPath: pathOf(navigation.settings.newsPage),
    eventsPath: pathOf(navigation.settings.eventsPage),
    searchPath: pathOf(navigation.settings.searchPage),
    locationsPath: pathOf(navigation.settings.locationsPage),
    privacyPath: pathOf(navigation.settings.privacyPage),
  };
}

async function alternatesOf(
  source: Source,
  node: TreePage | undefined,
): Promise<PageContext['alternates']> {
  const found: PageContext['alternates'] = [];
  for (const culture of cultures) {
    const tree = await source.tree(culture);
    const page = (node && tree.byTranslationKey.get(node.translationKey)) ?? tree.home;
    if (page) found.push({ culture, href: page.path });
  }
  return found;
}

function hrefIn(tree: PageTree, locale: Locale) {
  return (link: LinkField | null | undefined): string | undefined => {
    if (!link) return undefined;
    if (link.kind === 'url') return dialledAddress(safeAddress(link.url), locale);
    const id = idOf(link.page);
    const path = id === undefined ? undefined : tree.byId.get(id)?.path;
    return path && link.anchor ? `${path}#${link.anchor}` : path;
  };
}

function idOf(value: number | { id: number } | null | undefined): number | undefined {
  return typeof value === 'object' ? value?.id : value;
}
