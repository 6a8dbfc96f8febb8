import type { BrowserCaptcha } from './captcha.ts';
import type { FormProperties } from './form-properties.ts';
import type { FormProblem } from './posted.ts';
import { noticeVersion } from './privacy-notice.ts';

/** What is sent, and what it is called by: the same content again is the same submission, another one is not. */
export interface Named {
  key: string;
  /** The values as JSON. */
  content: string;
  files: readonly File[];
}

/** The name of these values and files: that of the last try, unless they were changed since. */
export function nameOf(values: object, files: readonly File[], last: Named | undefined): Named {
  const content = JSON.stringify(values);
  const same =
    last?.content === content &&
    last.files.length === files.length &&
    last.files.every((file, index) => file === files[index]);
  return same ? last : { key: randomKey(), content, files };
}

export type SubmissionAnswer =
  | { ok: true; reference: string; answer: Record<string, unknown> }
  | { ok: false; errors: FormProblem[] };

/** Milliseconds until an answer is given up; files on a telephone take their time. */
const patience = { json: 60_000, multipart: 180_000 };

/**
 * Sends it; a captcha that was spent or ran out is solved anew, once.
 * @throws when the server can't be reached or fails.
 */
export async function sendForm(
  call: string,
  page: Pick<FormProperties, 'culture' | 'node' | 'plain'>,
  named: Named,
  captcha: BrowserCaptcha,
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
