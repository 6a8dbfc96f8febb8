import type {
  Footer,
  Header,
  Notice,
  Setting,
  SideMenu,
} from '@oilway/store/published/documents.ts';
import type { TreePage } from '@oilway/store/published/page-tree.ts';
import type {
  FooterData,
  HeaderData,
  LinkColumn,
  LinkField,
  NavigationLink,
  NoticeData,
  SettingsData,
  SideMenuData,
} from './page-context.ts';

type ResolveHref = (link: LinkField) => string | undefined;
type LinkRow = LinkField & { id?: string | null };

/**
 * Returns the main menu, without entries that have no target in this locale. Where an entry links to the page itself, others that only list the page
 * in their mega menu are not current.
 */
export function headerData(
  header: Header,
  href: ResolveHref,
  ancestors: readonly TreePage[],
): HeaderData {
  const currentPaths = new Set(ancestors.slice(1).map(({ path }) => path));
  const isCurrent = (path: string | undefined) =>
    path !== undefined && currentPaths.has(path.split('#')[0] ?? '');
  const hasOwnEntry = (header.menu ?? []).some((entry) => isCurrent(href(entry)));
  const menu = (header.menu ?? []).map((entry) => {
    const path = href(entry);
    const lead = (entry.lead ?? []).flatMap((link) =>
      linksOf([link], href).map((found) => ({
        ...found,
        ...(link.text ? { text: link.text } : {}),
      })),
    );
    const columns = columnsOf(entry.columns, href);
    const current = hasOwnEntry ? isCurrent(path) : lead.some((link) => isCurrent(link.href));
    return { label: entry.label, ...(path ? { href: path } : {}), current, lead, columns };
  });
  return {
    menu: menu.filter((entry) => entry.href || entry.lead.length > 0 || entry.columns.length > 0),
    locatorLabel: header.locatorLabel ?? '',
    locatorText: header.locatorText ?? '',
  };
}

export function footerData(footer: Footer, href: ResolveHref): FooterData {
  return {
    hours: footer.hours ?? '',
    social: linksOf(footer.social, href),
    columns: columnsOf(footer.columns, href),
    legal: linksOf(footer.legal, href),
    copyright: footer.copyright ?? '',
  };
}

export function settingsData({ company, phone, email }: Setting): SettingsData {
  return {
    company: company ?? 'Oilway',
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
  };
}

/** Returns the notices with a key that changes with each change: a visitor who has closed the earlier wording sees the new one. */
export function noticesData(notices: readonly Notice[], href: ResolveHref): NoticeData[] {
  return notices.map(({ id, link, severity, text, updatedAt }) => ({
    key: `${id}-${Date.parse(updatedAt)}`,
    severity,
    text,
    link: linksOf([link as LinkRow], href)[0],
  }));
}

/** Returns the side menu that lists this page; the first one where several do. */
export function sideMenuFor(
  menus: SideMenu,
  pageId: number,
  href: ResolveHref,
): SideMenuData | undefined {
  const menu = menus.menus?.find(({ links }) => links?.some((link) => pageOf(link) === pageId));
  if (!menu) return undefined;
  const links = (menu.links ?? []).flatMap((link) =>
    linksOf([link], href).map((found) => ({ ...found, current: pageOf(link) === pageId })),
  );
  return links.length > 1 ? { heading: menu.heading, links } : undefined;
}

function pageOf({ page }: LinkField): number | undefined {
  return typeof page === 'object' ? page?.id : page;
}

function columnsOf(
  columns: { heading: string; links?: LinkRow[] | null }[] | null | undefined,
  href: ResolveHref,
): LinkColumn[] {
  return (columns ?? [])
    .map(({ heading, links }) => ({ heading, links: linksOf(links, href) }))
    .filter(({ links }) => links.length > 0);
}

function linksOf(
  links: readonly LinkRow[] | null | undefined,
  href: ResolveHref,
): NavigationLink[] {
  return (links ?? []).flatMap((link) => {
    const found = href(link);
    return found && link.label ? [{ label: link.label, href: found }] : [];
  });
}
