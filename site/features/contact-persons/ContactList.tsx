import { countryOf } from '@oilway/store/locales.ts';
import type { ContactListBlock, ContactPerson } from '@oilway/store/published/documents.ts';
import { regionName } from '@oilway/store/regions.ts';
import { telephoneParts } from '@oilway/store/telephone.ts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { MailText } from '../../components/MailText.tsx';
import { mailHref } from '../../components/mail-href.ts';
import { imageOf } from '../../pages/article-lists.ts';
import { defineBlock, type SearchParams } from '../../pages/blocks/definition.ts';
import { textParam } from '../../pages/blocks/search-params.ts';
import type { Locale, PageContext } from '../../pages/page-context.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { EmptyState } from '../../pages/parts/EmptyState.tsx';
import { ResponsiveImage } from '../../pages/parts/ResponsiveImage.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { paths } from '../../pages/paths.ts';
import styles from './ContactList.module.css';
import { personCountText } from './count-messages.ts';
import { messages } from './messages.ts';

type CardField = 'id' | 'profileName' | 'title' | 'phone' | 'email' | 'moreInfo' | 'image';

/** A contact person with the names of the Länder or voivodeships. */
export type ContactCard = Pick<ContactPerson, CardField> & { regions: string[] };

export interface ContactListData {
  contacts: readonly ContactCard[];
  query: { region?: string | undefined };
}

/** The query parameter for the region, the same in both locales. */
const regionParameter = 'region';

const regionParams = {
  names: { 'de-DE': { region: regionParameter }, 'pl-PL': { region: regionParameter } },
  schema: z.object({ region: textParam(60) }),
} satisfies SearchParams<ContactListData['query']>;

export const contactList = defineBlock<ContactListBlock, ContactListData, ContactListData['query']>(
  {
    component: ContactList,
    searchParams: () => regionParams,
    load: async ({ content, page, query }) => ({
      contacts: (await content.contactPersons(page.locale)).map((person) => ({
        ...person,
        regions: (person.regions ?? []).map(regionName),
      })),
      query,
    }),
  },
);

/**
 * Contact persons, filtered by region. All persons are rendered and those of other regions hidden, so that
 * `region-filter.ts` can filter without rendering.
 */
export function ContactList({
  block,
  page,
  position,
}: BlockProps<ContactListBlock, ContactListData>) {
  const { contacts, locale, query } = page;
  const text = messages[locale];
  const regions = [...new Set(contacts.flatMap((person) => person.regions))].sort(
    new Intl.Collator(locale).compare,
  );
  const requestedRegion = query.region?.toLowerCase();
  // Ignores unknown regions.
  const selectedRegion = regions.find((region) => region.toLowerCase() === requestedRegion);
  const isShown = ({ regions: personRegions }: ContactCard) =>
    !selectedRegion || personRegions.includes(selectedRegion);
  return (
    <Section position={position}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className="step3">{block.heading}</h2>
          {block.text ? <p className="above4">{block.text}</p> : null}
        </div>
        {contacts.length > 0 ? (
          <search>
            <form
              className="wrap gap3 end"
              method="get"
              data-behaviour="region-filter"
              data-url-state=""
            >
              <Field
                id="contact-region"
                label={text.region}
                control="select"
                name={regionParameter}
                defaultValue={selectedRegion ?? ''}
                autoComplete="off"
              >
                <option value="">{text.all}</option>
                {regions.map((region) => (
                  <option key={region} value={region}>
                    {region}
                  </option>
                ))}
              </Field>
              <Button type="submit" variant="tool">
                {text.show}
              </Button>
            </form>
          </search>
        ) : null}
      </div>
      <output className={styles.count}>
        {personCountText[locale](contacts.filter(isShown).length)}
      </output>
      {contacts.length > 0 ? (
        <ul className={styles.people}>
          {contacts.map((person) => (
            <Person key={person.id} person={person} page={page} hidden={!isShown(person)} />
          ))}
        </ul>
      ) : (
        <EmptyState illustration="letterbox">
          <p className="step1">{text.noContacts}</p>
          {page.locationsPath ? (
            <p>
              <ButtonLink href={page.locationsPath} variant="outline">
                {text.stations}
              </ButtonLink>
            </p>
          ) : null}
        </EmptyState>
      )}
    </Section>
  );
}

function Person(props: { person: ContactCard; page: PageContext; hidden: boolean }) {
  const { hidden, page, person } = props;
  const portrait = imageOf(person.image);
  const { locale } = page;
  const text = messages[locale];
  return (
    <li
      className={styles.person}
      id={`contact-${person.id}`}
      hidden={hidden}
      data-regions={person.regions.join('|')}
    >
      <div className={styles.portrait}>
        {portrait ? (
          <ResponsiveImage media={portrait} page={page} sizes="5rem" />
        ) : (
          <span className="step1 display onGraphite fill centre" aria-hidden="true">
            {initials(person.profileName)}
          </span>
        )}
      </div>
      <h3 className="step1 leading12">{person.profileName}</h3>
      <p className="quiet">{person.title}</p>
      <p className={`across strong above4 ${styles.regions}`}>
        {text.responsible}: {regionsText(person, locale)}
      </p>
      {person.moreInfo ? <p className="across quiet above3">{person.moreInfo}</p> : null}
      <ul className={`across stack above4 fromStart ${styles.links}`}>
        {telephoneParts(person.phone ?? '', countryOf(locale)).map((part) =>
          part.href || /\p{L}/u.test(part.text) ? (
            <ContactLink key={part.text} icon="phone" href={part.href}>
              {part.text}
            </ContactLink>
          ) : null,
        )}
        <ContactLink icon="mail" href={mailHref(person.email)} short={text.mail}>
          <MailText text={person.email} />
        </ContactLink>
        <ContactLink icon="download" href={paths.contactCard(person.id)} short={text.save}>
          {text.card}
        </ContactLink>
      </ul>
    </li>
  );
}

/** A contact link; plain text without `href`, for a number that cannot be dialled. */
function ContactLink(props: {
  icon: 'phone' | 'mail' | 'download';
  href: string | undefined;
  /** What is shown in its place on a phone. */
  short?: string;
  children: ReactNode;
}) {
  const { children, href, icon, short } = props;
  return (
    <li className="grow">
      {href ? (
        <a className="anywhere strong gap3 target" href={href}>
          <Icon name={icon} />
          <span className={short && styles.long}>{children}</span>
          {short ? (
            <span className={styles.short} aria-hidden="true">
              {short}
            </span>
          ) : null}
        </a>
      ) : (
        children
      )}
    </li>
  );
}

function regionsText({ regions }: ContactCard, locale: Locale): string {
  if (regions.length === 0 || regions.length === 16) return messages[locale].everywhere;
  return new Intl.ListFormat(locale).format(regions);
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.'));
  return [words[0], words.at(-1)].map((word) => word?.[0] ?? '').join('');
}
