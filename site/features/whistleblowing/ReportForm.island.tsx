import { useRef, useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { formWords } from '../../ui/form/form-words.ts';
import { PrivacyTick } from '../../ui/form/PrivacyTick.tsx';
import type { Plain } from '../../ui/form/posted.ts';
import { type Delivery, useSubmission } from '../../ui/form/use-submission.ts';
import { type Attached, Files } from './browser/Files.tsx';
import { Receipt } from './browser/Receipt.tsx';
import { type ReadyReport, readyReport } from './browser/sealed-report.ts';
import { messages } from './messages.ts';
import { type ReportFields, reportFields } from './schema.ts';

export interface ReportFormProps {
  id: string;
  delivery: Omit<Delivery, 'tracking'>;
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
  const [files, setFiles] = useState<Attached[]>([]);
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
    // The same report again has the same code: it may have arrived although no answer came.
    prepare: async (values) => {
      const content = JSON.stringify([values, files]);
      if (ready.current?.content !== content)
        ready.current = { content, report: await readyReport(values, files) };
      return ready.current.report.sent;
    },
  });
  const { errorOf, form, outcome } = submission;
  if (outcome.state === 'sent')
    return <Receipt code={ready.current?.report.code ?? ''} text={text.receipt} />;
  const field = (name: keyof ReportFields) => ({
    id: `${id}-${name}`,
    label: text.labels[name],
    autoComplete: 'off',
    ...errorOf(name),
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
      <Files
        id={`${id}-files`}
        culture={culture}
        text={text.files}
        optional={words.optional}
        {...{ files, setFiles }}
      />
      <PrivacyTick
        id={`${id}-gdprAccept`}
        control={form.register('gdprAccept')}
        text={text.privacy}
        href={privacyHref}
        {...errorOf('gdprAccept')}
      />
    </Form>
  );
}
