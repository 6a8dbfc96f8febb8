import type { ReportFormBlock, ReportMailboxBlock } from '@oilway/store/published/documents.ts';
import { focusedFirst } from '../../components/focused-first.ts';
import { mailHref } from '../../components/mail-href.ts';
import type { Office } from '../../content/source.ts';
import styles from '../../forms/Forms.module.css';
import { FormHead } from '../../forms/form-block.tsx';
import { type FormData, loadForm, trackingOf } from '../../forms/form-data.ts';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import { paths } from '../../pages/paths.ts';
import { Island } from '../../pages/render/Island.tsx';
import { reportDefinition } from './fields.ts';
import { reportingMessages } from './page-messages.ts';
import Form from './ReportForm.island.tsx';
import Mailbox from './ReportMailbox.island.tsx';
import { type PlainReportStep, ReportStep } from './ReportStep.tsx';

interface ReportFormData extends Pick<FormData, 'tracking'> {
  /** Where reports of breaches go. */
  reporting: Office;
  /** Where the form has come to without scripts. */
  step?: PlainReportStep;
}

export const reportForm = defineBlock<ReportFormBlock, ReportFormData>({
  component: ReportForm,
  load: async (context) => ({
    tracking: loadForm(context).tracking,
    reporting: await context.content.reporting(context.page.culture),
  }),
  csp: 'reporting',
});

export const reportMailbox = defineBlock<ReportMailboxBlock, Pick<ReportFormData, 'reporting'>>({
  component: ReportMailbox,
  load: async (context) => ({ reporting: await context.content.reporting(context.page.culture) }),
  csp: 'reporting',
});

/** The form for reports; where it is not open, or has no scripts, the other ways to the reporting office. */
function ReportForm({ block, page, place }: BlockProps<ReportFormBlock, ReportFormData>) {
  const { culture, node, privacyPath, reporting, step } = page;
  const text = reportingMessages[culture];
  const tracking = trackingOf(page, block, true);
  const properties = {
    id: 'report-form',
    culture,
    node: node.id,
    captcha: paths.captcha(reportDefinition.name),
    trackingOrigins: page.tracking.allowed,
    departments: reporting.departments.map(({ name }) => name),
    office: reporting.fingerprint,
    privacyHref: privacyPath,
    plain: {
      action: paths.reportStep('report', culture),
      hidden: { cultureName: culture, umbracoNodeID: node.id, ...tracking },
    },
  };
  return (
    <Section place={place}>
      <FormHead block={block} />
      {step?.kind === 'again' ? (
        <div className="stack gap6">
          {step.closed ? <OtherWays page={page} text={text.closedMeanwhile} focused /> : null}
          <Form {...properties} plain={{ ...properties.plain, posted: step.posted }} />
          {step.closed ? null : <OtherWays page={page} text={text.withoutScripts} />}
        </div>
      ) : step ? (
        <ReportStep page={page} step={step} next={tracking.trackingPage} />
      ) : reporting.open ? (
        <>
          <p className="measure scripted below5">{text.withScripts}</p>
          <noscript>
            <OtherWays page={page} text={text.withoutScripts} />
          </noscript>
          <div className="below5" data-when-broken role="alert">
            <OtherWays page={page} text={text.broken} />
          </div>
          <p className="note measure below5">
            {text.fingerprint[0]}
            <span translate="no">{reporting.fingerprint}</span>
            {text.fingerprint[1]}
          </p>
          <Island name="ReportForm" view={Form} properties={properties} />
        </>
      ) : (
        <OtherWays page={page} text={text.closed} />
      )}
    </Section>
  );
}

interface OtherWaysProps {
  page: Pick<ReportFormData, 'reporting'>;
  text: string;
  focused?: boolean;
}

function OtherWays({ focused, page, text }: OtherWaysProps) {
  return (
    <div className={styles.without}>
      <p {...(focused ? focusedFirst : {})}>{text}</p>
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
  place,
}: BlockProps<ReportMailboxBlock, Pick<ReportFormData, 'reporting'>>) {
  const { culture, reporting } = page;
  return (
    <Section place={place}>
      <FormHead block={block} />
      <noscript>
        <p>{reportingMessages[culture].mailboxWithoutScripts}</p>
      </noscript>
      <p className="below5" data-when-broken role="alert">
        {reportingMessages[culture].mailboxBroken}
      </p>
      <Island
        name="ReportMailbox"
        view={Mailbox}
        properties={{ id: 'report-mailbox', culture, office: reporting.fingerprint }}
      />
    </Section>
  );
}
