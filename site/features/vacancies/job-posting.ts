import { countryOf, homePathOf } from '@oilway/store/locales.ts';
import type { VacancyBlock } from '@oilway/store/published/documents.ts';
import { plainText } from '@oilway/store/published/plain-text.ts';
import { splitLines } from '../../components/split-lines.ts';
import { localDay } from '../../content/local-day.ts';
import type { HeadSite } from '../../pages/blocks/definition.ts';
import type { Thing } from '../../pages/json-ld.ts';
import type { PageContext } from '../../pages/page-context.ts';

const employment: Record<VacancyBlock['hours'], string[]> = {
  full: ['FULL_TIME'],
  either: ['FULL_TIME', 'PART_TIME'],
  part: ['PART_TIME'],
  apprentice: ['FULL_TIME', 'INTERN'],
};

/** Returns structured data of a vacancy: https://schema.org/JobPosting. */
export function jobPosting(
  { body, hours, places, posted, until }: VacancyBlock,
  { breadcrumbs, locale, node, settings }: PageContext,
  { absoluteUrl }: HeadSite,
): Thing {
  const day = (moment: string) => localDay(Date.parse(moment)).day;
  return {
    '@type': 'JobPosting',
    url: absoluteUrl(breadcrumbs.at(-1)?.href ?? '/'),
    title: node.title,
    description: plainText(body),
    datePosted: day(posted),
    validThrough: until ? day(until) : undefined,
    employmentType: employment[hours],
    hiringOrganization: {
      '@type': 'Organization',
      name: settings.company,
      sameAs: absoluteUrl(homePathOf(locale)),
    },
    jobLocation: splitLines(places).map((place) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place,
        addressCountry: countryOf(locale).toUpperCase(),
      },
    })),
    directApply: true,
  };
}
