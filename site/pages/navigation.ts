import type { Footer, Header, Setting, SideMenu } from '@oilway/store/published/documents.ts';
import type { TreePage } from '@oilway/store/published/page-tree.ts';
import type {
  FooterData,
  HeaderData,
  LinkColumn,
  LinkField,
  NavigationLink,
  SettingsData,
  SideMenuData,
} from './page-context.ts';

type Href = (link: LinkField) => string | undefined;
type Row = LinkField & { id?: string | null };

/**
 * The main menu, without entries that lead nowhere in this culture. Where an entry is the page's own,
 * others that only name the page in their mega menu are not marked as current.
 */
export function headerData(header: Header, href: Href, line: readonly TreePage[]): HeaderData {
  const here = new Set(line.slice(1).map(({ path }) => path));
  const isHere = (path: string | undefined) =>
    path !== undefined && here.has(path.split('#')[0] ?? '');
  const own = (header.menu ?? []).some((entry) => isHere(href(entry)));
  const menu = (header.menu ?? []).map((entry) => {
    const path = href(entry);
    const lead = (entry.lead ?? []).flatMap((link) =>
      linksOf([link], href).map((found) => ({
        ...found,
        ...(link.text ? { text: link.text } : {}),
      })),
    );
    const columns = columnsOf(entry.columns, href);
    const current = own ? isHere(path) : lead.some((link) => isHere(link.href));
    return { label: entry.label, ...(path ? { href: path } : {}), current, lead, columns };
  });
  return {
    menu: menu.filter((entry) => entry.href || entry.lead.length > 0 || entry.columns.length > 0),
    locatorLabel: header.locatorLabel ?? '',
    locatorText: header.locatorText ?? '',
  };
}

export function footerData(footer: Footer, href: Href): FooterData {
  return {
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

/** The side menu that lists this page; the first one where several do. */
export function sideMenuFor(menus: SideMenu, pageId: number, href: Href): SideMenuData | undefined {
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
  columns: { heading: string; links?: Row[] | null }[] | null | undefined,
  href: Href,
): LinkColumn[] {
  return (columns ?? [])
    .map(({ heading, links }) => ({ heading, links: linksOf(links, href) }))
    .filter(({ links }) => links.length > 0);
}

function linksOf(links: Row[] | null | undefined, href: Href): NavigationLink[] {
  return (links ?? []).flatMap((link) => {
    const found = href(link);
    return found && link.label ? [{ label: link.label, href: found }] : [];
  });
}
