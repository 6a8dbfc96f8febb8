import { attachmentLimits, attachmentTypes } from '../../forms/attachment-rules.ts';
import { Choices } from '../../forms/fields/Choices.tsx';
import { FileField } from '../../forms/fields/FileField.tsx';
import styles from '../../forms/fields/Form.module.css';
import { Form } from '../../forms/fields/Form.tsx';
import { formWords, problemText, wordsOf } from '../../forms/fields/form-words.ts';
import { PrivacyTick } from '../../forms/fields/PrivacyTick.tsx';
import { type Plain, postedChoices } from '../../forms/fields/posted.ts';
import { type KeptFile, keyOf, useFiles } from '../../forms/fields/use-files.ts';
import { type Delivery, useSubmission } from '../../forms/fields/use-submission.ts';
import { Field } from '../../ui/Field.tsx';
import { messages } from './messages.ts';
import { activities, decisions, type SponsoringFields, sponsoringFields } from './schema.ts';

export interface SponsoringFormProps {
  id: string;
  delivery: Delivery;
  plain: Plain;
  privacyHref: string | undefined;
  /** How many activities may be ticked; all without it. */
  most: number | undefined;
}

const empty: SponsoringFields = {
  association: '',
  orgNr: '',
  contactPerson: '',
  email: '',
  phone: '',
  selectedTypeOfForms: [],
  goal: '',
  amount: '',
  timePeriod: '',
  levels: '',
  otherCompanies: '',
  howWillYouShowSponsoringCollab: '',
  selectedTypeOfCounterPerformance: '',
  counterPerformanceContactPersonPhone: '',
  selectedTypeOfInvoice: '',
  other: '',
  gdprAccept: false as unknown as true,
};

/** The form of those who ask for sponsoring (specification section 3: SponsoringMessage). */
export default function SponsoringForm(props: SponsoringFormProps) {
  const { delivery, id, most, plain, privacyHref } = props;
  const { posted } = plain;
  const culture = delivery.cultureName;
  const text = messages[culture];
  const words = formWords[culture];
  const files = useFiles(readAttachment);
  const submission = useSubmission<SponsoringFields>({
    id,
    schema: sponsoringFields as never,
    defaults: empty,
    delivery,
    files,
    posted,
    draft: `oilway.draft.${id}.${culture}`,
  });
  const { errorOf, form } = submission;
  // Without scripts the server alone knows how many it has stored.
  const arrived = posted?.sent ? Number(posted.sent.answer.files ?? 0) : files.kept.length;
  const field = (name: keyof SponsoringFields) => ({
    id: `${id}-${name}`,
    label: text.labels[name],
    ...errorOf(name),
    ...submission.valueOf(name),
    ...form.register(name),
  });
  const group = (name: keyof SponsoringFields) => ({
    id: `${id}-${name}`,
    legend: text.labels[name],
    control: form.register(name),
    picked: postedChoices(posted, name),
    ...errorOf(name),
  });
  const yesOrNo = decisions.map((value) => ({ value, label: text.decisions[value] }));
  const { optional } = words;
  return (
    <Form
      id={id}
      culture={culture}
      submission={submission}
      labels={text.labels}
      button={text.button}
      plain={plain}
      reading={files.unread > 0}
      success={{
        heading: text.thanks(form.getValues('contactPerson')),
        text: text.arrived(form.getValues('email'), arrived),
      }}
    >
      {posted ? null : <p className={`${styles.note} ${styles.scripted}`}>{text.draftKept}</p>}
      <div className={styles.pair}>
        <Field {...field('association')} autoComplete="organization" required />
        <Field {...field('orgNr')} optional={optional} />
      </div>
      <Field {...field('contactPerson')} autoComplete="name" required />
      <div className={styles.pair}>
        <Field {...field('email')} type="email" autoComplete="email" required />
        <Field {...field('phone')} type="tel" autoComplete="tel" optional={optional} />
      </div>
      <Choices
        {...group('selectedTypeOfForms')}
        options={activities.map((value) => ({ value, label: text.activities[value] }))}
        {...(most && most < activities.length
          ? { most, hint: text.limitReached(most), limitReached: text.limitReached(most) }
          : {})}
      />
      <Field {...field('goal')} control="textarea" rows={5} hint={text.hints.goal} required />
      <div className={styles.pair}>
        <Field {...field('amount')} optional={optional} />
        <Field {...field('timePeriod')} optional={optional} />
      </div>
      <Field {...field('levels')} optional={optional} />
      <Field {...field('otherCompanies')} control="textarea" rows={2} optional={optional} />
      <Field
        {...field('howWillYouShowSponsoringCollab')}
        control="textarea"
        rows={2}
        hint={text.hints.howWillYouShowSponsoringCollab}
        optional={optional}
      />
      <Choices
        {...group('selectedTypeOfCounterPerformance')}
        options={yesOrNo}
        optional={optional}
        single
      />
      <Field
        {...field('counterPerformanceContactPersonPhone')}
        type="tel"
        autoComplete="tel"
        optional={optional}
      />
      <Choices {...group('selectedTypeOfInvoice')} options={yesOrNo} optional={optional} single />
      <Field {...field('other')} control="textarea" rows={3} optional={optional} />
      <div className={posted ? undefined : styles.scripted}>
        <FileField
          id={`${id}-attachments`}
          name={posted && 'attachments'}
          label={text.labels.attachments}
          hint={text.hints.attachments}
          remove={text.remove}
          accept={[...Object.keys(attachmentTypes), ...Object.values(attachmentTypes)].join(',')}
          chosen={files}
          reason={(code) => wordsOf(culture, code)}
          sending={submission.sending}
          errors={submission.problems
            .filter(({ name }) => name === 'attachments')
            .map((problem) => problemText(culture, problem))}
          culture={culture}
        />
      </div>
      {posted ? null : <p className={styles.unscripted}>{text.filesLater}</p>}
      <PrivacyTick
        id={`${id}-gdprAccept`}
        control={form.register('gdprAccept')}
        ticked={posted?.values.gdprAccept !== undefined}
        text={text.privacy}
        href={privacyHref}
        {...errorOf('gdprAccept')}
      />
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
