import type { ReportFormBlock, ReportMailboxBlock } from '@oilway/store/published/documents.ts';
import { autoFocusProps } from '../../components/auto-focus.ts';
import { Icon } from '../../components/Icon.tsx';
import { mailHref } from '../../components/mail-href.ts';
import type { ReportingOffice } from '../../content/content-source.ts';
import { AsideFacts, AsidePart, FormColumns } from '../../forms/FormAside.tsx';
import styles from '../../forms/Forms.module.css';
import { FormHead } from '../../forms/form-block.tsx';
import { type FormBlockData, loadFormData, trackingHiddenInput } from '../../forms/form-data.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { Locale, PageContext } from '../../pages/page-context.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { Section } from '../../pages/parts/Section.tsx';
import { paths } from '../../pages/paths.ts';
import { Island } from '../../pages/render/Island.tsx';
import { reportDefinition } from './fields.ts';
import { reportingMessages } from './page-messages.ts';
import Form from './ReportForm.island.tsx';
import Mailbox from './ReportMailbox.island.tsx';
import pageStyles from './ReportPage.module.css';
import { ReportStep, type ReportStepState } from './ReportStep.tsx';

interface ReportFormData extends Pick<FormBlockData, 'tracking'> {
  reporting: ReportingOffice;
  /** Step of a form without scripts. */
  step?: ReportStepState;
}

export const reportForm = defineBlock<ReportFormBlock, ReportFormData>({
  component: ReportForm,
  load: async (context) => ({
    tracking: loadFormData(context).tracking,
    reporting: await context.content.reporting(context.page.locale),
  }),
  csp: 'reporting',
});

export const reportMailbox = defineBlock<ReportMailboxBlock, Pick<ReportFormData, 'reporting'>>({
  component: ReportMailbox,
  load: async (context) => ({ reporting: await context.content.reporting(context.page.locale) }),
  csp: 'reporting',
});

/** Form for reports; if it is closed or scripts are missing, other contacts of the reporting office. */
function ReportForm({ block, page, position }: BlockProps<ReportFormBlock, ReportFormData>) {
  const { locale, node, privacyPath, reporting, step } = page;
  const text = reportingMessages[locale];
  const isFresh = reporting.open && !step;
  const tracking = trackingHiddenInput(page, block, true);
  const properties = {
    id: 'report-form',
    locale,
    nodeId: node.id,
    captchaUrl: paths.captcha(reportDefinition.name),
    trackingOrigins: page.tracking.allowed,
    departments: reporting.departments.map(({ name }) => name),
    office: reporting.fingerprint,
    privacyHref: privacyPath,
    noJs: {
      action: paths.noJsReport('report', locale),
      hidden: { cultureName: locale, umbracoNodeID: node.id, ...tracking },
    },
  };
  return (
    <Section position={position}>
      {isFresh ? <Promises page={page} /> : <FormHead block={block} />}
      {step?.kind === 'again' ? (
        <div className="stack gap6">
          {step.closed ? <OtherContacts page={page} text={text.closedMeanwhile} focused /> : null}
          <Form {...properties} noJs={{ ...properties.noJs, submitted: step.submitted }} />
          {step.closed ? null : <OtherContacts page={page} text={text.withoutScripts} />}
        </div>
      ) : step ? (
        <ReportStep page={page} step={step} next={tracking.trackingPage} />
      ) : isFresh ? (
        <FormColumns aside={<ReportAside block={block} locale={locale} />}>
          <FormHead block={block} />
          <noscript>
            <OtherContacts page={page} text={text.withoutScripts} />
          </noscript>
          <div className="below5" data-when-broken role="alert">
            <OtherContacts page={page} text={text.broken} />
          </div>
          <Island name="ReportForm" view={Form} properties={properties} />
        </FormColumns>
      ) : (
        <OtherContacts page={page} text={text.closed} />
      )}
    </Section>
  );
}

/** What the form promises, above it; in the first promise the fingerprint of the keys, folded. */
function Promises({ page: { locale, reporting } }: { page: PageContext & ReportFormData }) {
  const { fingerprint: words, promises, withScripts } = reportingMessages[locale];
  return (
    <ul className={pageStyles.promises}>
      {promises.map(({ icon, text, title }, index) => (
        <li className="flex gap3" key={icon}>
          <Icon name={icon} className="amberInk" />
          <div>
            <h2 className="below2 step1 tight leading12">{title}</h2>
            <p className="quiet leading14">
              {text}
              {index === 0 ? <span className="jsOnly"> {withScripts}</span> : null}
            </p>
            {index === 0 ? (
              <details>
                <summary className="strong amberInk">{words[0]}</summary>
                <p className="note anywhere">
                  {words[1]}
                  <span translate="no">{reporting.fingerprint}</span>
                  {words[2]}
                </p>
              </details>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Beside the form: who reads a report and when, and the way to the mailbox. */
function ReportAside({ block, locale }: { block: ReportFormBlock; locale: Locale }) {
  const { aside } = reportingMessages[locale];
  return (
    <>
      <AsideFacts facts={block.facts} heading={aside.decision} />
      <AsidePart heading={aside.reported}>
        <a className="target strong gap3 link" href="#report-mailbox">
          {aside.mailbox}
          <Icon name="arrow-right" />
        </a>
      </AsidePart>
    </>
  );
}

interface OtherContactsProps {
  page: Pick<ReportFormData, 'reporting'>;
  text: string;
  focused?: boolean;
}

function OtherContacts({ focused, page, text }: OtherContactsProps) {
  return (
    <div className={styles.noJs}>
      <p {...(focused ? autoFocusProps : {})}>{text}</p>
      <ul className="stack gap2">
        {page.reporting.departments.map(({ email, name }) => (
          <li key={name}>
            {name}: <a href={mailHref(email)}>{email}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReportMailbox({
  block,
  page,
  position,
}: BlockProps<ReportMailboxBlock, Pick<ReportFormData, 'reporting'>>) {
  const { locale, reporting } = page;
  return (
    <Section position={position}>
      <FormHead block={block} />
      <noscript>
        <p>{reportingMessages[locale].mailboxWithoutScripts}</p>
      </noscript>
      <p className="below5" data-when-broken role="alert">
        {reportingMessages[locale].mailboxBroken}
      </p>
      <Island
        name="ReportMailbox"
        view={Mailbox}
        properties={{ id: 'report-mailbox', locale, office: reporting.fingerprint }}
      />
    </Section>
  );
}
