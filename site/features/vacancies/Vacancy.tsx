import type { VacancyBlock } from '@oilway/store/published/documents.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { longDate } from '../../components/dates.ts';
import { mailHref } from '../../components/mail-href.ts';
import { splitLines } from '../../components/split-lines.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { localDay } from '../../content/local-day.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { PageContext } from '../../pages/page-context.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { FactGrid } from '../../pages/parts/FactGrid.tsx';
import { RichText } from '../../pages/parts/RichText.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { searchParamNames, withSearchParams } from '../../pages/search-param-names.ts';
import { jobPosting } from './job-posting.ts';
import { messages } from './messages.ts';
import styles from './VacancyList.module.css';

interface VacancyData {
  /** The application deadline has passed. */
  filled: boolean;
}

type VacancyProps = BlockProps<VacancyBlock, VacancyData>;

export const vacancy = defineBlock<VacancyBlock, VacancyData>({
  component: Vacancy,
  heroDetails: VacancyHead,
  load: async ({ block, content }) => ({ filled: await isFilled(block, content) }),
  head: ({ block, page }, site) => ({
    structuredData: () => (page.filled ? [] : [jobPosting(block, page, site)]),
  }),
});

export async function isFilled({ until }: VacancyBlock, source: ContentSource): Promise<boolean> {
  return Boolean(until) && localDay(Date.parse(until ?? '')).day < (await source.today());
}

/** Details of a vacancy, complete also on a page without a hero, and until its deadline a link for applications, as in the hero. */
function Vacancy({ block, page, position }: VacancyProps) {
  const { hours, pay, places, start, until } = block;
  const text = messages[page.locale];
  const facts = [
    { label: text.where, value: splitLines(places).join('\n') },
    { label: text.start, value: start },
    { label: text.hours, value: text.hoursOf[hours] },
    { label: text.pay, value: pay },
    { label: text.until, value: until && longDate(until, page.locale) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return (
    <Section position={position}>
      <FactGrid facts={facts} lead={page.filled ? text.filled : undefined}>
        <RichText state={block.body} page={page} />
        <Apply block={block} page={page} on="paper" />
      </FactGrid>
    </Section>
  );
}

/** Pay, places and a link for applications, in the hero. */
function VacancyHead(props: Pick<VacancyProps, 'block' | 'page'>) {
  const { pay, places } = props.block;
  return (
    <>
      {pay ? <p className={styles.pay}>{pay}</p> : null}
      <p className="strong above3">{splitLines(places).join(', ')}</p>
      <Apply {...props} on="graphite" />
    </>
  );
}

/** Link to a page with a contact form, with the subject prefilled; a mail link if no page is set or it was deleted. */
function Apply({
  block,
  on,
  page,
}: Pick<VacancyProps, 'block' | 'page'> & { on: 'paper' | 'graphite' }) {
  const text = messages[page.locale];
  const { email } = page.settings;
  const href = formHref(block, page) ?? (email && mailHref(email));
  if (!href || page.filled) return null;
  return (
    <p className="above6 screenOnly">
      <ButtonLink href={href} on={on}>
        {block.link?.label || text.apply}
      </ButtonLink>
    </p>
  );
}

function formHref({ link }: VacancyBlock, page: PageContext): string | undefined {
  const href = page.href(link);
  if (!href || link?.kind !== 'page') return href;
  const { locale, node } = page;
  const [path = href, section = 'contact-form'] = href.split('#');
  const subject = messages[locale].subject(node.title);
  return `${withSearchParams(path, { [searchParamNames[locale].subject]: subject })}#${section}`;
}
