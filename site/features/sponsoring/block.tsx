import type { Locale } from '@oilway/store/locales.ts';
import type { SponsoringFormBlock } from '@oilway/store/published/documents.ts';
import { mailHref } from '../../components/mail-href.ts';
import type { Departments } from '../../content/content-source.ts';
import { AsideFacts, AsidePart } from '../../forms/FormAside.tsx';
import { formBlock } from '../../forms/form-block.tsx';
import { sponsoringDefinition } from './fields.ts';
import SponsoringForm, { type SponsoringFormProps } from './SponsoringForm.island.tsx';

const asideText: Record<Locale, { decision: string; questions: string }> = {
  'de-DE': { decision: 'Wer entscheidet, und wann', questions: 'Vorab eine Frage?' },
  'pl-PL': { decision: 'Kto decyduje i\u00a0kiedy', questions: 'Pytanie przed złożeniem wniosku?' },
};

export const sponsoringForm = formBlock<
  SponsoringFormBlock,
  SponsoringFormProps,
  { departments: Departments }
>({
  definition: sponsoringDefinition,
  name: 'SponsoringForm',
  view: SponsoringForm,
  load: async ({ content, page }) => ({
    departments: await content.departments(page.locale, 'sponsoring'),
  }),
  properties: ({ levels, mostActivities }) => ({
    maxActivities: mostActivities ?? undefined,
    levels: (levels ?? []).map(({ amount, inReturn, title }) => ({
      title,
      amount,
      ...(inReturn && { inReturn }),
    })),
  }),
  aside: ({ facts }, { departments, locale }) => (
    <>
      <AsideFacts facts={facts} heading={asideText[locale].decision} />
      {departments.slice(0, 1).map(({ email, name }) => (
        <AsidePart key={name} heading={asideText[locale].questions}>
          <a className="target anywhere" href={mailHref(email)}>
            {email}
          </a>
        </AsidePart>
      ))}
    </>
  ),
});
