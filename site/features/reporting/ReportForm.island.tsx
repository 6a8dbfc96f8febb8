import { useRef } from 'react';
import { Form } from '../../forms/fields/Form.tsx';
import { formWords } from '../../forms/fields/form-words.ts';
import { PrivacyTick } from '../../forms/fields/PrivacyTick.tsx';
import type { Plain } from '../../forms/fields/posted.ts';
import { useFiles } from '../../forms/fields/use-files.ts';
import { type Delivery, useSubmission } from '../../forms/fields/use-submission.ts';
import { Field } from '../../ui/Field.tsx';
import { readAttachment } from './browser/attachments.ts';
import { Files } from './browser/Files.tsx';
import { Receipt } from './browser/Receipt.tsx';
import { type ReadyReport, readyReport } from './browser/sealed-report.ts';
import { messages } from './messages.ts';
import { type ReportFields, reportFields } from './schema.ts';

export interface ReportFormProps {
  id: string;
  delivery: Delivery;
  plain: Plain;
  departments: readonly string[];
  privacyHref: string | undefined;
}

const empty = { contactDepartment: '', appliesTo: '', description: '', contactInformation: '' };

/** A report of a breach, sealed before it leaves the browser (specification section 3: WhistleblowingMessage). */
export default function ReportForm(props: ReportFormProps) {
  const { delivery, departments, id, plain, privacyHref } = props;
  const culture = delivery.cultureName;
  const text = messages[culture];
  const words = formWords[culture];
  const { posted } = plain;
  const files = useFiles(readAttachment);
  const ready = useRef<{ content: string; report: ReadyReport }>(undefined);
  const submission = useSubmission<ReportFields>({
    id,
    schema: reportFields as never,
    defaults: {
      ...empty,
      contactDepartment: departments[0] ?? '',
      gdprAccept: false as unknown as true,
    },
    delivery,
    posted,
    // Whoever went on at once would never see the code.
    discreet: true,
    // The same report again has the same code: it may have arrived although no answer came.
    prepare: async (values) => {
      const attached = await files.settled();
      if (!attached) return undefined;
      const content = JSON.stringify([values, attached]);
      if (ready.current?.content !== content)
        ready.current = { content, report: await readyReport(values, attached) };
      return ready.current.report.sent;
    },
  });
  const { errorOf, form, outcome } = submission;
  if (outcome.state === 'sent')
    return (
      <Receipt
        code={ready.current?.report.code ?? ''}
        culture={culture}
        files={files.kept.length}
        next={outcome.next}
      />
    );
  const field = (name: keyof ReportFields) => ({
    id: `${id}-${name}`,
    label: text.labels[name],
    autoComplete: 'off',
    ...errorOf(name),
    ...submission.valueOf(name),
    ...form.register(name),
  });
  return (
    <Form
      id={id}
      culture={culture}
      submission={submission}
      labels={text.labels}
      button={text.button}
      success={{ heading: '', text: '' }}
      plain={plain}
      reading={files.unread > 0}
    >
      {departments.length > 1 ? (
        <Field {...field('contactDepartment')} control="select">
          {departments.map((department) => (
            <option key={department}>{department}</option>
          ))}
        </Field>
      ) : null}
      <Field
        {...field('description')}
        control="textarea"
        rows={9}
        hint={text.hints.description}
        required
      />
      <Field {...field('appliesTo')} hint={text.hints.appliesTo} optional={words.optional} />
      <Field
        {...field('contactInformation')}
        hint={text.hints.contactInformation}
        optional={words.optional}
      />
      {posted ? null : (
        <Files id={`${id}-files`} culture={culture} chosen={files} sending={submission.sending} />
      )}
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
