import { type Country, countryOf, type Locale, locales } from '@oilway/store/locales.ts';
import type { PageTree, TreePage } from '@oilway/store/published/page-tree.ts';
import { normalizeTelUrl } from '@oilway/store/telephone.ts';
import { safeUrl } from '@oilway/store/url-validation.ts';
import type { ContentSource } from '../content/content-source.ts';
import { footerData, headerData, noticesData, settingsData, sideMenuFor } from './navigation.ts';
import type { LinkField, PageContext } from './page-context.ts';
import { mediaPath } from './paths.ts';

/** Loads the context of a page: menus, breadcrumbs and alternates. */
export async function loadPageContext(
  source: ContentSource,
  locale: Locale,
  node: TreePage | undefined,
): Promise<PageContext> {
  const tree = await source.tree(locale);
  const navigation = await source.navigation(locale);
  const ancestors = node ? tree.ancestry(node.id) : [];
  const href = createHref(tree, countryOf(locale));
  const pathOf = (page: Parameters<typeof idOf>[0]) => tree.byId.get(idOf(page) ?? 0)?.path;
  return {
    locale,
    // A page outside the tree has the node of the home page.
    node: {
      id: (node ?? tree.home)?.id ?? 0,
      title: node?.title ?? '',
      home: node?.parent === null,
    },
    breadcrumbs: ancestors.map(({ title, path }) => ({ label: title, href: path })),
    alternates: await alternatesOf(source, node),
    stations: {
      'de-DE': await source.locationCount('de-DE'),
      'pl-PL': await source.locationCount('pl-PL'),
    },
    href,
    imageUrl: mediaPath,
    sideMenu: node && sideMenuFor(navigation.sideMenus, node.id, href),
    header: headerData(navigation.header, href, ancestors),
    footer: footerData(navigation.footer, href),
    notices: noticesData(await source.notices(locale), href),
    settings: settingsData(navigation.settings),
    newsPath: pathOf(navigation.settings.newsPage),
    eventsPath: pathOf(navigation.settings.eventsPage),
    searchPath: pathOf(navigation.settings.searchPage),
    locationsPath: pathOf(navigation.settings.locationsPage),
    privacyPath: pathOf(navigation.settings.privacyPage),
  };
}

async function alternatesOf(
  source: ContentSource,
  node: TreePage | undefined,
): Promise<PageContext['alternates']> {
  const found: PageContext['alternates'] = [];
  for (const locale of locales) {
    const tree = await source.tree(locale);
    const page = (node && tree.byTranslationKey.get(node.translationKey)) ?? tree.home;
    if (page) found.push({ locale, href: page.path });
  }
  return found;
}

function createHref(tree: PageTree, country: Country) {
  return (link: LinkField | null | undefined): string | undefined => {
    if (!link) return undefined;
    if (link.kind === 'url') return normalizeTelUrl(safeUrl(link.url), country);
    const id = idOf(link.page);
    const path = id === undefined ? undefined : tree.byId.get(id)?.path;
    return path && link.anchor ? `${path}#${link.anchor}` : path;
  };
}

function idOf(value: number | { id: number } | null | undefined): number | undefined {
  return typeof value === 'object' ? value?.id : value;
}
