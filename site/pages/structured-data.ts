import { countryOf, homePathOf } from '@oilway/store/locales.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import { firstTelephone } from '@oilway/store/telephone.ts';
import type { Thing } from './json-ld.ts';
import type { PageContext } from './page-context.ts';

type Absolute = (path: string) => string;

/** Returns the organization and the website for a home page, the breadcrumbs for any other. */
export function pageStructuredData(
  context: PageContext,
  settings: Setting,
  absoluteUrl: Absolute,
): Thing[] {
  const { breadcrumbs, locale, node } = context;
  if (!node.home) return breadcrumbs.length > 1 ? [breadcrumbList(context, absoluteUrl)] : [];
  const home = absoluteUrl(homePathOf(locale));
  const name = context.settings.company;
  const owner = {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    url: home,
    logo: absoluteUrl('/icon-512.png'),
    name,
    address: settings.address?.replaceAll('\n', ', ') || undefined,
    telephone: firstTelephone(settings.phone ?? '', countryOf(locale)),
    email: settings.email || undefined,
  };
  const site = {
    '@type': 'WebSite',
    name: settings.seoTitleSuffix || name,
    url: home,
    inLanguage: countryOf(locale),
    publisher: { '@id': owner['@id'] },
  };
  return [owner, site];
}

/** From the home page down to the page itself. */
function breadcrumbList({ breadcrumbs }: PageContext, absoluteUrl: Absolute): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
