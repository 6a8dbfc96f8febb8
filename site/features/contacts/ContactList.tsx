import { localeOf } from '@oilway/store/cultures.ts';
import type { ContactListBlock, ContactPerson } from '@oilway/store/published/documents.ts';
import { regionName } from '@oilway/store/regions.ts';
import { telephoneParts } from '@oilway/store/telephone.ts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { mailHref } from '../../components/mail-href.ts';
import { pictureOf } from '../../pages/article-lists.ts';
import { defineBlock, type SearchParams } from '../../pages/blocks/definition.ts';
import { shortText } from '../../pages/blocks/search-params.ts';
import type { Culture, PageContext } from '../../pages/page-context.ts';
import { Nothing } from '../../pages/parts/Nothing.tsx';
import { Picture } from '../../pages/parts/Picture.tsx';
import type { BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import { paths } from '../../pages/paths.ts';
import styles from './ContactList.module.css';
import { personCount } from './count-messages.ts';
import { messages } from './messages.ts';

type Shown = 'id' | 'profileName' | 'title' | 'phone' | 'email' | 'moreInfo' | 'image';

/** A person, with the names of their Länder or voivodeships. */
export type ContactCard = Pick<ContactPerson, Shown> & { regions: string[] };

export interface ContactListData {
  contacts: readonly ContactCard[];
  query: { region?: string | undefined };
}

/** The name of the region in the address, in both languages. */
const regionParameter = 'region';

const regionParams = {
  names: { 'de-DE': { region: regionParameter }, 'pl-PL': { region: regionParameter } },
  schema: z.object({ region: shortText(60) }),
} satisfies SearchParams<ContactListData['query']>;

export const contactList = defineBlock<ContactListBlock, ContactListData, ContactListData['query']>(
  {
    component: ContactList,
    searchParams: () => regionParams,
    load: async ({ content, page, query }) => ({
      contacts: (await content.contactPersons(page.culture)).map((person) => ({
        ...person,
        regions: (person.regions ?? []).map(regionName),
      })),
      query,
    }),
  },
);

/**
 * Contact persons, filtered by region. All are in the list, those of other regions are hidden: so the
 * script that filters without leaving the page needs no second way to draw a person.
 */
export function ContactList({ block, page, place }: BlockProps<ContactListBlock, ContactListData>) {
  const { contacts, culture, query } = page;
  const text = messages[culture];
  const regions = [...new Set(contacts.flatMap((person) => person.regions))].sort(
    new Intl.Collator(culture).compare,
  );
  const asked = query.region?.toLowerCase();
  // A region that is none, or no longer, is like none asked for.
  const chosen = regions.find((region) => region.toLowerCase() === asked);
  const isShown = ({ regions: own }: ContactCard) => !chosen || own.includes(chosen);
  return (
    <Section place={place}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className="step3">{block.heading}</h2>
          {block.text ? <p className="above4">{block.text}</p> : null}
        </div>
        {contacts.length > 0 ? (
          <search>
            <form
              className={styles.filter}
              method="get"
              data-behaviour="region-filter"
              data-asked=""
            >
              <Field
                id="contact-region"
                label={text.region}
                control="select"
                name={regionParameter}
                defaultValue={chosen ?? ''}
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
        {personCount[culture](contacts.filter(isShown).length)}
      </output>
      {contacts.length > 0 ? (
        <ul className={styles.people}>
          {contacts.map((person) => (
            <Person key={person.id} person={person} page={page} hidden={!isShown(person)} />
          ))}
        </ul>
      ) : (
        <Nothing picture="letterbox">
          <p className="step1">{text.nobody}</p>
          {page.locationsPath ? (
            <p>
              <ButtonLink href={page.locationsPath} variant="outline">
                {text.stations}
              </ButtonLink>
            </p>
          ) : null}
        </Nothing>
      )}
    </Section>
  );
}

function Person(props: { person: ContactCard; page: PageContext; hidden: boolean }) {
  const { hidden, page, person } = props;
  const portrait = pictureOf(person.image);
  const { culture } = page;
  const text = messages[culture];
  return (
    <li
      className={styles.person}
      id={`contact-${person.id}`}
      hidden={hidden}
      data-regions={person.regions.join('|')}
    >
      <div className={styles.portrait}>
        {portrait ? (
          <Picture media={portrait} page={page} sizes="6rem" />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {initials(person.profileName)}
          </span>
        )}
      </div>
      <h3 className={styles.name}>{person.profileName}</h3>
      <p className="quiet">{person.title}</p>
      <p className={styles.regions}>
        {text.responsible}: {regionsText(person, culture)}
      </p>
      {person.moreInfo ? <p className={styles.more}>{person.moreInfo}</p> : null}
      <ul className={styles.ways}>
        {telephoneParts(person.phone ?? '', localeOf(culture)).map((part) =>
          part.href || /\p{L}/u.test(part.text) ? (
            <Way key={part.text} icon="phone" href={part.href}>
              {part.text}
            </Way>
          ) : null,
        )}
        <Way icon="mail" href={mailHref(person.email)}>
          {breakable(person.email)}
        </Way>
        <Way icon="download" href={paths.contactCard(person.id)}>
          {text.card}
        </Way>
      </ul>
    </li>
  );
}

/** Without an address the words alone: a number that cannot be dialled. */
function Way(props: {
  icon: 'phone' | 'mail' | 'download';
  href: string | undefined;
  children: ReactNode;
}) {
  const { children, href, icon } = props;
  return (
    <li>
      {href ? (
        <a className="anywhere strong gap3 target" href={href}>
          <Icon name={icon} />
          {children}
        </a>
      ) : (
        children
      )}
    </li>
  );
}

/** An address that does not fit its line breaks before the @. */
function breakable(email: string): ReactNode {
  const at = email.indexOf('@');
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

function regionsText({ regions }: ContactCard, culture: Culture): string {
  if (regions.length === 0 || regions.length === 16) return messages[culture].everywhere;
  return new Intl.ListFormat(culture).format(regions);
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.'));
  return [words[0], words.at(-1)].map((word) => word?.[0] ?? '').join('');
}
