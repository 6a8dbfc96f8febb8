import { useRef } from 'react';
import { postItself, useCaptcha } from './captcha.ts';
import type { FormDefinition, FormProblem, FormProperties } from './define-form.ts';
import { noticeVersion } from './form-words.ts';
import { trackingField, trackingTarget } from './tracking-page.ts';
import type { ChosenFiles } from './use-files.ts';
import type { SubmitResult } from './use-submission.ts';

interface DeliveryOptions<Values extends object> {
  /** What goes along under `attachments`. */
  files?: Pick<ChosenFiles<File>, 'settled' | 'refuse'>;
  /** What is sent in place of the values, where they are not to be seen on the way; undefined where it is held back. */
  prepare?: (values: Values) => Promise<object | undefined>;
  /** The success view has to be seen first: it gets the way to the next page, which is told nothing. */
  discreet?: boolean;
}

/** How a form reaches its call: with a captcha, begun at the first focus, and by one name however often it is pressed. */
export function useDelivery<Values extends object>(
  { call }: Pick<FormDefinition<Values>, 'call' | 'schema'>,
  page: FormProperties,
  { discreet = false, files, prepare }: DeliveryOptions<Values> = {},
) {
  const captcha = useCaptcha(page.captcha, page.id);
  const named = useRef<Named>(undefined);
  return {
    onFocus: () => captcha.begin(),
    /** @throws when the server can't be reached or fails. */
    async send(values: Values): Promise<SubmitResult> {
      const attached = files ? await files.settled() : [];
      const prepared = prepare ? await prepare(values) : values;
      if (!attached || !prepared) return { state: 'editing' };
      named.current = nameOf(values, attached, named.current);
      const sent = prepare
        ? { ...named.current, content: JSON.stringify(prepared) }
        : named.current;
      const answer = await sendForm(call, page, sent, captcha).catch((error: unknown) => {
        // Neither a report that has to be sealed here nor files go along then.
        if (prepare || attached.length > 0) throw error;
        return postItself(page.id, error);
      });
      if (answer.ok) {
        const next = nextPage(page, discreet);
        return next && !discreet ? { state: 'leaving', next } : { ...answer, state: 'sent', next };
      }
      const ofFiles = answer.errors.filter(({ at }) => files && at !== undefined);
      if (ofFiles.length > 0) files?.refuse(ofFiles);
      const problems = answer.errors.filter((one) => !ofFiles.includes(one));
      return { state: 'refused', problems, told: ofFiles.length > 0 };
    },
  };
}

/** Where the hidden field of the form leads (specification section 2). */
function nextPage({ id, trackingOrigins: allowed = [] }: FormProperties, bare: boolean) {
  const field = (document.getElementById(id) as HTMLFormElement).elements.namedItem(trackingField);
  if (!(field instanceof HTMLInputElement)) return undefined;
  return trackingTarget(field.value, { origin: location.origin, allowed, bare });
}

/** What is sent, and what it is called by: the same content again is the same submission, another one is not. */
interface Named {
  key: string;
  /** The values as JSON. */
  content: string;
  files: readonly File[];
}

/** The name of these values and files: that of the last try, unless they were changed since. */
function nameOf(values: object, files: readonly File[], last: Named | undefined): Named {
  const content = JSON.stringify(values);
  const same =
    last?.content === content &&
    last.files.length === files.length &&
    last.files.every((file, index) => file === files[index]);
  return same ? last : { key: randomKey(), content, files };
}

type SubmissionAnswer =
  | { ok: true; reference: string; answer: Record<string, unknown> }
  | { ok: false; errors: FormProblem[] };

/** Milliseconds until an answer is given up; files on a telephone take their time. */
const patience = { json: 60_000, multipart: 180_000 };

/**
 * Sends it; a captcha that was spent or ran out is solved anew, once.
 * @throws when the server can't be reached or fails.
 */
async function sendForm(
  call: string,
  page: Pick<FormProperties, 'culture' | 'node' | 'plain'>,
  named: Named,
  captcha: ReturnType<typeof useCaptcha>,
  again = true,
): Promise<SubmissionAnswer> {
  const { culture: cultureName, node: umbracoNodeID, plain } = page;
  const { multipart = false } = plain;
  const recaptcha = await captcha.solved();
  const values = {
    ...JSON.parse(named.content),
    gdprAccept: noticeVersion,
    recaptcha,
    cultureName,
    umbracoNodeID,
  };
  const response = await fetch(call, {
    method: 'POST',
    headers: {
      ...(multipart ? {} : { 'content-type': 'application/json' }),
      'idempotency-key': named.key,
    },
    body: multipart ? formDataOf(values, named.files) : JSON.stringify(values),
    signal: AbortSignal.timeout(multipart ? patience.multipart : patience.json),
  });
  captcha.spend();
  if (response.status >= 500) throw new Error(`the server answered ${response.status}`);
  const body = (await response.json()) as Record<string, unknown> & {
    reference?: string;
    errors?: FormProblem[];
  };
  if (response.ok) return { ok: true, reference: body.reference ?? '', answer: body };
  const errors = body.errors ?? [];
  if (again && errors.some(({ name }) => name === 'recaptcha')) {
    captcha.refused();
    return sendForm(call, page, named, captcha, false);
  }
  return { ok: false, errors };
}

/** Every value of a list is a field of its own; the files come last. */
function formDataOf(values: Record<string, unknown>, files: readonly File[]): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value]) data.append(name, String(one));
  for (const file of files) data.append('attachments', file, file.name);
  return data;
}

/** `crypto.randomUUID` is only there on https. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
