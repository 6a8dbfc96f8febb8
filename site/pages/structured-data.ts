import { localeOf, rootOf } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import { firstTelephone } from '@oilway/store/telephone.ts';
import type { Thing } from './json-ld.ts';
import type { PageContext } from './page-context.ts';

type Absolute = (path: string) => string;

/** Who runs the site, on the home page; where a page stands, below it. */
export function pageThings(context: PageContext, settings: Setting, absolute: Absolute): Thing[] {
  const { breadcrumbs, culture, node } = context;
  if (!node.home) return breadcrumbs.length > 1 ? [breadcrumbList(context, absolute)] : [];
  const home = absolute(rootOf(culture));
  const name = context.settings.company;
  const owner = {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    url: home,
    logo: absolute('/icon-512.png'),
    name,
    address: settings.address?.replaceAll('\n', ', ') || undefined,
    telephone: firstTelephone(settings.phone ?? '', localeOf(culture)),
    email: settings.email || undefined,
  };
  const site = {
    '@type': 'WebSite',
    name: settings.seoTitleSuffix || name,
    url: home,
    inLanguage: localeOf(culture),
    publisher: { '@id': owner['@id'] },
  };
  return [owner, site];
}

/** From the home page down to the page itself. */
function breadcrumbList({ breadcrumbs }: PageContext, absolute: Absolute): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}
