import type { VacancyBlock } from '@oilway/store/published/documents.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { longDate } from '../../components/dates.ts';
import { linesOf } from '../../components/lines.ts';
import { mailHref } from '../../components/mail-href.ts';
import { localDay } from '../../content/local-day.ts';
import type { Source } from '../../content/source.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { PageContext } from '../../pages/page-context.ts';
import { parameters, withParameters } from '../../pages/parameters.ts';
import { FactColumns } from '../../pages/parts/FactColumns.tsx';
import type { BlockProps } from '../../pages/parts/place.ts';
import { RichText } from '../../pages/parts/RichText.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { jobPosting } from './job-posting.ts';
import { messages } from './messages.ts';

interface VacancyData {
  /** Its last day is over. */
  filled: boolean;
}

type VacancyProps = BlockProps<VacancyBlock, VacancyData>;

export const vacancy = defineBlock<VacancyBlock, VacancyData>({
  component: Vacancy,
  load: async ({ block, content }) => ({ filled: await isFilled(block, content) }),
  head: ({ block, page }, site) => ({
    things: () => (page.filled ? [] : [jobPosting(block, page, site)]),
  }),
});

export async function isFilled({ until }: VacancyBlock, source: Source): Promise<boolean> {
  return Boolean(until) && localDay(Date.parse(until ?? '')).day < (await source.today());
}

/** What there is to know of a vacancy, and the way to apply for it, as long as one can. */
function Vacancy({ block, page, place }: VacancyProps) {
  const { hours, pay, places, start, until } = block;
  const text = messages[page.culture];
  const facts = [
    { label: text.where, value: linesOf(places).join(', ') },
    { label: text.start, value: start },
    { label: text.hours, value: text.hoursOf[hours] },
    { label: text.pay, value: pay },
    { label: text.until, value: until && longDate(until, page.culture) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return (
    <Section place={place}>
      <FactColumns facts={facts} lead={page.filled ? text.filled : undefined}>
        <RichText state={block.body} page={page} />
        {page.filled ? null : <Apply block={block} page={page} />}
      </FactColumns>
    </Section>
  );
}

/** The page with the form, which then knows what it is about; by mail where an editor chose none, or one that is gone. */
function Apply({ block, page }: Pick<VacancyProps, 'block' | 'page'>) {
  const text = messages[page.culture];
  const { email } = page.settings;
  const href = formHref(block, page) ?? (email && mailHref(email));
  if (!href) return null;
  return (
    <p className="above6 screenOnly">
      <ButtonLink href={href}>{block.link?.label || text.apply}</ButtonLink>
    </p>
  );
}

function formHref({ link }: VacancyBlock, page: PageContext): string | undefined {
  const href = page.href(link);
  if (!href || link?.kind !== 'page') return href;
  const { culture, node } = page;
  const [path = href, section = 'contact-form'] = href.split('#');
  const subject = messages[culture].subject(node.title);
  return `${withParameters(path, { [parameters[culture].subject]: subject })}#${section}`;
}
