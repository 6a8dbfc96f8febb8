import { localeOf, rootOf } from '@oilway/store/cultures.ts';
import type { VacancyBlock } from '@oilway/store/published/documents.ts';
import { plainText } from '@oilway/store/published/plain-text.ts';
import { linesOf } from '../../components/lines.ts';
import { localDay } from '../../content/local-day.ts';
import type { SiteOfHead } from '../../pages/blocks/definition.ts';
import type { Thing } from '../../pages/json-ld.ts';
import type { PageContext } from '../../pages/page-context.ts';

const employment: Record<VacancyBlock['hours'], string[]> = {
  full: ['FULL_TIME'],
  either: ['FULL_TIME', 'PART_TIME'],
  part: ['PART_TIME'],
  apprentice: ['FULL_TIME', 'INTERN'],
};

/** A vacancy for search engines: https://schema.org/JobPosting. */
export function jobPosting(
  { body, hours, places, posted, until }: VacancyBlock,
  { breadcrumbs, culture, node, settings }: PageContext,
  { absolute }: SiteOfHead,
): Thing {
  const day = (moment: string) => localDay(Date.parse(moment)).day;
  return {
    '@type': 'JobPosting',
    url: absolute(breadcrumbs.at(-1)?.href ?? '/'),
    title: node.title,
    description: plainText(body),
    datePosted: day(posted),
    validThrough: until ? day(until) : undefined,
    employmentType: employment[hours],
    hiringOrganization: {
      '@type': 'Organization',
      name: settings.company,
      sameAs: absolute(rootOf(culture)),
    },
    jobLocation: linesOf(places).map((place) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place,
        addressCountry: localeOf(culture).toUpperCase(),
      },
    })),
    directApply: true,
  };
}
