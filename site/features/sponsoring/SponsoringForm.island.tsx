import { Field } from '../../components/Field.tsx';
import { attachmentLimits, attachmentTypes } from '../../forms/attachment-rules.ts';
import { Choices } from '../../forms/fields/Choices.tsx';
import type { FormProperties } from '../../forms/fields/define-form.ts';
import { FileField } from '../../forms/fields/FileField.tsx';
import styles from '../../forms/fields/Form.module.css';
import { Form, FormGroup } from '../../forms/fields/Form.tsx';
import { messageOfCode } from '../../forms/fields/form-messages.ts';
import { type AcceptedFile, keyOf, useFiles } from '../../forms/fields/use-files.ts';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { useSubmitRequest } from '../../forms/fields/use-submit-request.ts';
import { LevelCards, type SponsoringLevel } from './browser/LevelCards.tsx';
import { activities, decisions, sponsoringDefinition } from './fields.ts';
import { messages } from './messages.ts';

export interface SponsoringFormProps extends FormProperties {
  /** Maximum number of activities; undefined for all. */
  maxActivities: number | undefined;
  /** Levels to choose from, the smallest first; empty for a text field. */
  levels: readonly SponsoringLevel[];
}

/** Form of a sponsoring application (specification section 3: SponsoringMessage). */
export default function SponsoringForm(props: SponsoringFormProps) {
  const { levels, locale, id, maxActivities: max, noJs, privacyHref } = props;
  const { submitted } = noJs;
  const text = messages[locale];
  const files = useFiles(readAttachment);
  const submission = useSubmission({
    ...props,
    definition: sponsoringDefinition,
    submitted,
    draftKey: `oilway.draft.${id}.${locale}`,
    ...useSubmitRequest(sponsoringDefinition, props, { files }),
  });
  const { field, choices, values } = submission;
  // After a native submission the server returns the number of files.
  const arrived = submitted?.sent
    ? Number(submitted.sent.answer.files ?? 0)
    : files.accepted.length;
  const yesOrNo = decisions.map((value) => ({ value, label: text.decisions[value] }));
  return (
    <Form
      submission={submission}
      button={text.button}
      noJs={noJs}
      privacy={{ text: text.privacy, href: privacyHref }}
      groups={text.parts}
      isReadingFiles={files.pending > 0}
      success={{
        heading: text.thanks(values.contactPerson),
        text: text.arrived(values.email, arrived),
        steps: text.steps,
      }}
    >
      {submitted ? null : <p className={`note jsOnly ${styles.joined}`}>{text.draftNotice}</p>}
      <FormGroup legend={text.groups.association}>
        <div className={styles.pair}>
          <Field {...field('association')} autoComplete="organization" />
          <Field {...field('orgNr')} />
        </div>
        <Field {...field('contactPerson')} autoComplete="name" />
        <div className={styles.pair}>
          <Field {...field('email')} type="email" autoComplete="email" />
          <Field {...field('phone')} type="tel" autoComplete="tel" />
        </div>
      </FormGroup>
      <FormGroup legend={text.groups.plan}>
        <Choices
          {...choices('selectedTypeOfForms')}
          options={activities.map((value) => ({ value, label: text.activities[value] }))}
          {...(max && max < activities.length
            ? { max, hint: text.limitReached(max), limitReached: text.limitReached(max) }
            : {})}
        />
        <Field {...field('goal')} control="textarea" rows={5} />
        {levels.length > 0 ? (
          <LevelCards {...choices('levels')} levels={levels} locale={locale} />
        ) : (
          <Field {...field('levels')} />
        )}
        <div className={styles.pair}>
          <Field {...field('amount')} />
          <Field {...field('timePeriod')} />
        </div>
        <Field {...field('otherCompanies')} control="textarea" rows={2} />
      </FormGroup>
      <FormGroup legend={text.groups.inReturn}>
        <Choices {...choices('selectedTypeOfCounterPerformance')} options={yesOrNo} single />
        <div className={styles.followUp}>
          <Field
            {...field('counterPerformanceContactPersonPhone')}
            type="tel"
            autoComplete="tel"
            placeholder=" "
          />
          <Field
            {...field('howWillYouShowSponsoringCollab')}
            control="textarea"
            placeholder=" "
            rows={2}
          />
        </div>
        <Choices {...choices('selectedTypeOfInvoice')} options={yesOrNo} single />
        <Field {...field('other')} control="textarea" rows={3} />
        <div className={submitted ? undefined : 'jsOnly'}>
          <FileField
            {...submission.files}
            remove={text.remove}
            accept={[...Object.keys(attachmentTypes), ...Object.values(attachmentTypes)].join(',')}
            selection={files}
            reason={(code) => messageOfCode(locale, code)}
          />
        </div>
        {submitted ? null : <p className="noJsOnly">{text.filesLater}</p>}
      </FormGroup>
    </Form>
  );
}

/** Checks a file by the rules of the server before the submission. */
function readAttachment(
  file: File,
  accepted: readonly AcceptedFile<File>[],
): AcceptedFile<File> | string {
  const { totalSize, fileSize, files: maxFiles } = attachmentLimits;
  if (!(file.type in attachmentTypes)) return 'fileType';
  if (file.size > fileSize) return 'tooLarge';
  const key = keyOf(file);
  const others = accepted.filter((one) => one.key !== key);
  if (others.length === maxFiles) return 'tooMany';
  if (others.reduce((sum, { size }) => sum + size, file.size) > totalSize) return 'tooLarge';
  return { key, name: file.name, size: file.size, content: file };
}
