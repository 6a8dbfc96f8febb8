import { rootOf } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import { mediaPath, paths } from '../paths.ts';
import type { LoadedArticle } from './articles.ts';
import { titleOf } from './head.ts';
import { breadcrumbList, event, newsArticle, type Thing } from './json-ld.ts';
import { postalAddress } from './postal-address.ts';
import type { Head } from './render/document-head.ts';
import { articlePicture, pictureSize } from './sharing-picture.ts';

/** The head of a news post or an event. */
export function articleHead(loaded: LoadedArticle, settings: Setting, origin: string): Head {
  const { article, context, kind } = loaded;
  const { alternates, breadcrumbs, culture, node } = context;
  const absolute = (path: string) => new URL(path, origin).href;
  const picture = articlePicture(kind, article, culture, origin);
  const crumbs = breadcrumbs.map(({ label, href }) => ({ name: label, url: absolute(href) }));
  return {
    culture,
    // What signs up for an event names it; nothing else on its page asks by its node.
    nodeId: kind === 'event' ? article.id : node.id,
    kind: 'article',
    title: titleOf(article.title, settings.seoTitleSuffix),
    description: article.intro,
    canonical: absolute(article.href),
    feed: absolute(paths.feed(culture)),
    alternates: alternates.map(({ culture: other, href }) => ({
      culture: other,
      href: absolute(href),
    })),
    noIndex: false,
    siteName: settings.seoTitleSuffix?.trim() || context.settings.company,
    picture: {
      href: absolute(picture.path),
      alt: picture.alt,
      type: picture.type,
      ...pictureSize,
    },
    structuredData: [breadcrumbList(crumbs), thingOf(loaded, settings, absolute)],
  };
}

function thingOf(
  { address, article, context, kind, updatedAt }: LoadedArticle,
  settings: Setting,
  absolute: (path: string) => string,
): Thing {
  const url = absolute(article.href);
  const images = article.image
    ? [absolute(mediaPath(article.image, 1280))]
    : [absolute('/icon-512.png')];
  const home = absolute(rootOf(context.culture));
  const name = context.settings.company;
  if (kind === 'news') {
    return newsArticle({
      url,
      headline: article.title,
      published: article.date,
      modified: updatedAt,
      images,
      publisher: { name, home, logo: absolute('/icon-512.png') },
      description: article.intro,
    });
  }
  return event({
    url,
    name: article.title,
    start: article.date,
    end: article.end,
    place: { name: article.venue ?? name, address: postalAddress(address ?? '') },
    images,
    description: article.intro,
    organizer: { name: settings.seoTitleSuffix || name, home },
  });
}
