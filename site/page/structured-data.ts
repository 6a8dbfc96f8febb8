import { localeOf, rootOf } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import { breadcrumbList, organization, type Thing, webSite } from './json-ld.ts';
import type { LoadedPage } from './load-page.ts';

/** Who runs the site, on the home page; where a page stands, below it. */
export function structuredDataOf(
  { context }: Pick<LoadedPage, 'context'>,
  settings: Setting,
  origin: string,
): Thing[] {
  const absolute = (path: string) => new URL(path, origin).href;
  const { breadcrumbs, culture, node } = context;
  const crumbs = breadcrumbs.map(({ label, href }) => ({ name: label, url: absolute(href) }));
  return node.home ? owner() : crumbs.length > 1 ? [breadcrumbList(crumbs)] : [];

  function owner(): Thing[] {
    const home = absolute(rootOf(culture));
    const name = context.settings.company;
    return [
      organization({
        home,
        name,
        logo: absolute('/icon-512.png'),
        address: settings.address?.replaceAll('\n', ', ') || undefined,
        telephone: settings.phone || undefined,
        email: settings.email || undefined,
      }),
      webSite({ home, name: settings.seoTitleSuffix || name, language: localeOf(culture) }),
    ];
  }
}
