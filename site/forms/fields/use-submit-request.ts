import { useRef } from 'react';
import { submitNatively, useCaptcha } from './captcha.ts';
import type { FormDefinition, FormProblem, FormProperties } from './define-form.ts';
import { privacyNoticeVersion } from './form-messages.ts';
import { trackingField, trackingTarget } from './tracking-page.ts';
import type { FileSelection } from './use-files.ts';
import type { SubmitResult } from './use-submission.ts';

interface SubmitRequestOptions<Values extends object> {
  /** Sent as `attachments`. */
  files?: Pick<FileSelection<File>, 'whenRead' | 'reject'>;
  /** Returns the data to send in place of the values, for example encrypted; undefined cancels the submission. */
  prepare?: (values: Values) => Promise<object | undefined>;
  /** Shows the success view first, which links to the redirect target and passes no data to it. */
  deferRedirect?: boolean;
}

/** Returns functions that submit a form: with a captcha, started on first focus, and one idempotency key for repeated attempts. */
export function useSubmitRequest<Values extends object>(
  { call }: Pick<FormDefinition<Values>, 'call' | 'schema'>,
  page: FormProperties,
  { deferRedirect = false, files, prepare }: SubmitRequestOptions<Values> = {},
) {
  const captcha = useCaptcha(page.captchaUrl, page.id);
  const lastSubmission = useRef<KeyedSubmission>(undefined);
  return {
    onFocus: () => captcha.begin(),
    /** @throws if the server is unreachable or fails. */
    async send(values: Values): Promise<SubmitResult> {
      const attached = files ? await files.whenRead() : [];
      const prepared = prepare ? await prepare(values) : values;
      if (!attached || !prepared) return { state: 'editing' };
      lastSubmission.current = withIdempotencyKey(values, attached, lastSubmission.current);
      const submission = prepare
        ? { ...lastSubmission.current, content: JSON.stringify(prepared) }
        : lastSubmission.current;
      const response = await sendForm(call, page, submission, captcha).catch((error: unknown) => {
        // A native submission can neither encrypt a report nor send files added by script.
        if (prepare || attached.length > 0) throw error;
        return submitNatively(page.id, error);
      });
      if (response.ok) {
        const next = nextPage(page, deferRedirect);
        return next && !deferRedirect
          ? { state: 'leaving', next }
          : { ...response, state: 'sent', next };
      }
      const fileErrors = response.errors.filter(({ at }) => files && at !== undefined);
      if (fileErrors.length > 0) files?.reject(fileErrors);
      const problems = response.errors.filter((one) => !fileErrors.includes(one));
      return { state: 'refused', problems, reported: fileErrors.length > 0 };
    },
  };
}

/** Returns the redirect target in the form's hidden field (specification section 2). */
function nextPage({ id, trackingOrigins: allowed = [] }: FormProperties, pathOnly: boolean) {
  const field = (document.getElementById(id) as HTMLFormElement).elements.namedItem(trackingField);
  if (!(field instanceof HTMLInputElement)) return undefined;
  return trackingTarget(field.value, { origin: location.origin, allowed, pathOnly });
}

/** A submission with its idempotency key: equal content has an equal key. */
interface KeyedSubmission {
  key: string;
  /** The values as JSON. */
  content: string;
  files: readonly File[];
}

/** Returns the last submission if values and files are unchanged, else one with a new key. */
function withIdempotencyKey(
  values: object,
  files: readonly File[],
  last: KeyedSubmission | undefined,
): KeyedSubmission {
  const content = JSON.stringify(values);
  const same =
    last?.content === content &&
    last.files.length === files.length &&
    last.files.every((file, index) => file === files[index]);
  return same ? last : { key: randomKey(), content, files };
}

type SubmitResponse =
  | { ok: true; reference: string; answer: Record<string, unknown> }
  | { ok: false; errors: FormProblem[] };

/** Request timeouts in milliseconds; uploads from a phone take longer. */
const timeoutMs = { json: 60_000, multipart: 180_000 };

/**
 * Sends the form; if the captcha is rejected, solves another one and retries once.
 * @throws if the server is unreachable or fails.
 */
async function sendForm(
  call: string,
  page: Pick<FormProperties, 'locale' | 'nodeId' | 'noJs'>,
  submission: KeyedSubmission,
  captcha: ReturnType<typeof useCaptcha>,
  mayRetry = true,
): Promise<SubmitResponse> {
  const { locale: cultureName, nodeId: umbracoNodeID, noJs } = page;
  const { multipart = false } = noJs;
  const recaptcha = await captcha.getToken();
  const values = {
    ...JSON.parse(submission.content),
    gdprAccept: privacyNoticeVersion,
    recaptcha,
    cultureName,
    umbracoNodeID,
  };
  const response = await fetch(call, {
    method: 'POST',
    headers: {
      ...(multipart ? {} : { 'content-type': 'application/json' }),
      'idempotency-key': submission.key,
    },
    body: multipart ? formDataOf(values, submission.files) : JSON.stringify(values),
    signal: AbortSignal.timeout(multipart ? timeoutMs.multipart : timeoutMs.json),
  });
  captcha.discard();
  if (response.status >= 500) throw new Error(`server responded with status ${response.status}`);
  const body = (await response.json()) as Record<string, unknown> & {
    reference?: string;
    errors?: FormProblem[];
  };
  if (response.ok) return { ok: true, reference: body.reference ?? '', answer: body };
  const errors = body.errors ?? [];
  if (mayRetry && errors.some(({ name }) => name === 'recaptcha')) {
    captcha.forceProofOfWork();
    return sendForm(call, page, submission, captcha, false);
  }
  return { ok: false, errors };
}

/** Returns form data with a separate field for each value of an array; the files come last. */
function formDataOf(values: Record<string, unknown>, files: readonly File[]): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value]) data.append(name, String(one));
  for (const file of files) data.append('attachments', file, file.name);
  return data;
}

/** Returns a random key; `crypto.randomUUID` requires a secure context. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
