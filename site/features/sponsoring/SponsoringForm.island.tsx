import { Field } from '../../components/Field.tsx';
import { attachmentLimits, attachmentTypes } from '../../forms/attachment-rules.ts';
import { Choices } from '../../forms/fields/Choices.tsx';
import type { FormProperties } from '../../forms/fields/define-form.ts';
import { FileField } from '../../forms/fields/FileField.tsx';
import styles from '../../forms/fields/Form.module.css';
import { Form } from '../../forms/fields/Form.tsx';
import { wordsOf } from '../../forms/fields/form-words.ts';
import { useDelivery } from '../../forms/fields/use-delivery.ts';
import { type KeptFile, keyOf, useFiles } from '../../forms/fields/use-files.ts';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { activities, decisions, sponsoringDefinition } from './fields.ts';
import { messages } from './messages.ts';

export interface SponsoringFormProps extends FormProperties {
  /** How many activities may be ticked; all without it. */
  most: number | undefined;
}

/** The form of those who ask for sponsoring (specification section 3: SponsoringMessage). */
export default function SponsoringForm(props: SponsoringFormProps) {
  const { culture, id, most, plain, privacyHref } = props;
  const { posted } = plain;
  const text = messages[culture];
  const files = useFiles(readAttachment);
  const submission = useSubmission({
    ...props,
    definition: sponsoringDefinition,
    posted,
    draft: `oilway.draft.${id}.${culture}`,
    ...useDelivery(sponsoringDefinition, props, { files }),
  });
  const { field, question, values } = submission;
  // Without scripts the server alone knows how many it has stored.
  const arrived = posted?.sent ? Number(posted.sent.answer.files ?? 0) : files.kept.length;
  const yesOrNo = decisions.map((value) => ({ value, label: text.decisions[value] }));
  return (
    <Form
      submission={submission}
      button={text.button}
      plain={plain}
      privacy={{ text: text.privacy, href: privacyHref }}
      reading={files.unread > 0}
      success={{
        heading: text.thanks(values.contactPerson),
        text: text.arrived(values.email, arrived),
        steps: text.steps,
      }}
    >
      {posted ? null : <p className={`note scripted`}>{text.draftKept}</p>}
      <div className={styles.pair}>
        <Field {...field('association')} autoComplete="organization" />
        <Field {...field('orgNr')} />
      </div>
      <Field {...field('contactPerson')} autoComplete="name" />
      <div className={styles.pair}>
        <Field {...field('email')} type="email" autoComplete="email" />
        <Field {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <Choices
        {...question('selectedTypeOfForms')}
        options={activities.map((value) => ({ value, label: text.activities[value] }))}
        {...(most && most < activities.length
          ? { most, hint: text.limitReached(most), limitReached: text.limitReached(most) }
          : {})}
      />
      <Field {...field('goal')} control="textarea" rows={5} />
      <div className={styles.pair}>
        <Field {...field('amount')} />
        <Field {...field('timePeriod')} />
      </div>
      <Field {...field('levels')} />
      <Field {...field('otherCompanies')} control="textarea" rows={2} />
      <Field {...field('howWillYouShowSponsoringCollab')} control="textarea" rows={2} />
      <Choices {...question('selectedTypeOfCounterPerformance')} options={yesOrNo} single />
      <Field {...field('counterPerformanceContactPersonPhone')} type="tel" autoComplete="tel" />
      <Choices {...question('selectedTypeOfInvoice')} options={yesOrNo} single />
      <Field {...field('other')} control="textarea" rows={3} />
      <div className={posted ? undefined : 'scripted'}>
        <FileField
          {...submission.files}
          remove={text.remove}
          accept={[...Object.keys(attachmentTypes), ...Object.values(attachmentTypes)].join(',')}
          chosen={files}
          reason={(code) => wordsOf(culture, code)}
        />
      </div>
      {posted ? null : <p className="unscripted">{text.filesLater}</p>}
    </Form>
  );
}

/** What the server would say to this file beside the others, before they are sent. */
function readAttachment(file: File, kept: readonly KeptFile<File>[]): KeptFile<File> | string {
  const { all, each, files: most } = attachmentLimits;
  if (!(file.type in attachmentTypes)) return 'fileType';
  if (file.size > each) return 'tooLarge';
  const key = keyOf(file);
  const others = kept.filter((one) => one.key !== key);
  if (others.length === most) return 'tooMany';
  if (others.reduce((sum, { size }) => sum + size, file.size) > all) return 'tooLarge';
  return { key, name: file.name, size: file.size, content: file };
}
