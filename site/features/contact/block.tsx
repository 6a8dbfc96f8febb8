import { countryOf, type Locale } from '@oilway/store/locales.ts';
import type { ContactFormBlock } from '@oilway/store/published/documents.ts';
import { optionalContactFields } from '@oilway/store/submissions/contact-fields.ts';
import { z } from 'zod';
import { Icon } from '../../components/Icon.tsx';
import { splitLines } from '../../components/split-lines.ts';
import type { Departments } from '../../content/content-source.ts';
import { AsideFacts, AsidePart } from '../../forms/FormAside.tsx';
import { formBlock } from '../../forms/form-block.tsx';
import type { SearchParams } from '../../pages/blocks/definition.ts';
import { textParam } from '../../pages/blocks/search-params.ts';
import type { PageContext } from '../../pages/page-context.ts';
import { Telephones } from '../../pages/parts/Telephones.tsx';
import { searchParamNames } from '../../pages/search-param-names.ts';
import ContactForm, { type ContactFormProps } from './ContactForm.island.tsx';
import { contactDefinition } from './fields.ts';

/** Query parameters that prefill the form. */
interface ContactQuery {
  subject?: string | undefined;
}

interface ContactFormData {
  /** Departments that receive messages. */
  departments: Departments;
  query: ContactQuery;
}

const contactParams = {
  names: {
    'de-DE': { subject: searchParamNames['de-DE'].subject },
    'pl-PL': { subject: searchParamNames['pl-PL'].subject },
  },
  schema: z.object({ subject: textParam(optionalContactFields.subject.maxLength) }),
} satisfies SearchParams<ContactQuery>;

const asideMessages = {
  'de-DE': {
    talk: 'Lieber sprechen?',
    hours: 'Wir sind da',
    station: 'Frage zu einer Station?',
    stationText: 'Am schnellsten geht es direkt vor Ort.',
    stationLink: 'Station suchen',
  },
  'pl-PL': {
    talk: 'Wolą Państwo zadzwonić?',
    hours: 'Jesteśmy dostępni',
    station: 'Pytanie do stacji?',
    stationText: 'Najszybciej na miejscu.',
    stationLink: 'Znajdź stację',
  },
} satisfies Record<Locale, object>;

export const contactForm = formBlock<
  ContactFormBlock,
  ContactFormProps,
  ContactFormData,
  ContactQuery
>({
  definition: contactDefinition,
  name: 'ContactForm',
  view: ContactForm,
  searchParams: ({ moreFields }) => (moreFields?.includes('subject') ? contactParams : undefined),
  load: async ({ content, page, query }) => ({
    departments: await content.departments(page.locale, 'contact'),
    query,
  }),
  head: ({ page: { query } }) => ({ noIndex: query.subject !== undefined }),
  properties: ({ categories, moreFields }, { departments, query }) => ({
    departments: departments.map(({ name }) => name),
    moreFields: moreFields ?? [],
    categories: splitLines(categories),
    ...(query.subject && { subject: query.subject }),
  }),
  aside: (block, page) => <ContactAside block={block} page={page} />,
  above: ({ facts }, { locale, settings: { phone = '' } }) => (
    <p className="narrowOnly below5 wrap middle gap0x6">
      <Telephones
        text={phone}
        country={countryOf(locale)}
        className="display step1 target anywhere"
      />
      <span>{facts?.map(({ label, value }) => `${label}, ${value}`).join(' ')}</span>
    </p>
  ),
});

/** Beside the contact form: the number, its hours, and the way to a station. */
function ContactAside({ block: { facts }, page }: { block: ContactFormBlock; page: PageContext }) {
  const { locale, locationsPath, settings } = page;
  const text = asideMessages[locale];
  return (
    <>
      {/* On narrow screens above the form. */}
      <div className="stack gap6 wideOnly">
        {settings.phone ? (
          <AsidePart heading={text.talk}>
            <p>
              <Telephones
                text={settings.phone}
                country={countryOf(locale)}
                className="display step3 tight leading11 plain target anywhere"
              />
            </p>
          </AsidePart>
        ) : null}
        <AsideFacts facts={facts} heading={text.hours} />
      </div>
      {locationsPath ? (
        <AsidePart heading={text.station}>
          <p className="quiet">{text.stationText}</p>
          <a className="target strong gap3 link" href={locationsPath}>
            {text.stationLink}
            <Icon name="arrow-right" />
          </a>
        </AsidePart>
      ) : null}
    </>
  );
}
