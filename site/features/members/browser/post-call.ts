import type { SubmitResult } from '../../../forms/fields/use-submission.ts';

/** Posts values, as JSON or as a form. @throws when the server can't be reached. */
export const post = (path: string, values: Record<string, unknown>, encoding = 'json') =>
  fetch(path, {
    method: 'POST',
    ...(encoding === 'json'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) }
      : { body: new URLSearchParams(values as Record<string, string>) }),
    signal: AbortSignal.timeout(60_000),
  });

/**
 * Posts values.
 * @returns that it arrived, or a failure in the server's own words.
 * @throws when the server can't be reached, or somebody else answers in its place.
 */
export async function postCall(
  path: string,
  values: Record<string, unknown>,
  encoding: 'json' | 'form' = 'json',
): Promise<SubmitResult> {
  const response = await post(path, values, encoding);
  return response.ok
    ? { state: 'sent', reference: '', answer: {} }
    : { state: 'failed', text: await failureOf(response) };
}

/**
 * What failed, in our server's own words: plain text, or the `Message` of JSON (specification section 8).
 * @throws for the answer of whoever stands between, such as a proxy's page of 502.
 */
export async function failureOf(response: Response): Promise<string> {
  const [type] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
  const words =
    type === 'text/plain'
      ? await response.text()
      : type === 'application/json'
        ? ((await response.json()) as { Message?: unknown } | null)?.Message
        : undefined;
  if (typeof words === 'string' && words !== '') return words;
  throw new Error(`answered ${response.status} without words of ours`);
}
