import { localeOf, rootOf } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import { firstTelephone } from '@oilway/store/telephone.ts';
import type { LoadedArticle } from './articles.ts';
import { addressThing, postalAddress, type Thing } from './json-ld.ts';
import type { PageContext } from './page-context.ts';
import { mediaPath } from './paths.ts';

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

/** Where an article stands, and what it is: a piece of news, or an event at a place. */
export function articleThings(
  loaded: LoadedArticle,
  settings: Setting,
  absolute: Absolute,
): Thing[] {
  const thing =
    loaded.kind === 'news' ? newsArticle(loaded, absolute) : event(loaded, settings, absolute);
  return [breadcrumbList(loaded.context, absolute), thing];
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

/** Our own picture where there is none: search engines ask for one. */
const imageOf = ({ article: { image } }: LoadedArticle, absolute: Absolute) => [
  absolute(image ? mediaPath(image, 1280) : '/icon-512.png'),
];

function newsArticle(loaded: LoadedArticle, absolute: Absolute): Thing {
  const { article, context, updatedAt } = loaded;
  const publisher = {
    '@type': 'Organization',
    name: context.settings.company,
    url: absolute(rootOf(context.culture)),
    logo: absolute('/icon-512.png'),
  };
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.intro,
    image: imageOf(loaded, absolute),
    datePublished: article.date,
    dateModified: updatedAt,
    author: publisher,
    publisher,
    mainEntityOfPage: absolute(article.href),
  };
}

function event(loaded: LoadedArticle, settings: Setting, absolute: Absolute): Thing {
  const { address = '', article, context } = loaded;
  const name = context.settings.company;
  return {
    '@type': 'Event',
    name: article.title,
    description: article.intro,
    url: absolute(article.href),
    startDate: article.date,
    endDate: article.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: imageOf(loaded, absolute),
    location: {
      '@type': 'Place',
      name: article.venue ?? name,
      address: addressThing(postalAddress(address)),
    },
    organizer: {
      '@type': 'Organization',
      name: settings.seoTitleSuffix || name,
      url: absolute(rootOf(context.culture)),
    },
  };
}
