import type { SubmitResult } from '../../../forms/fields/use-submission.ts';

/** Posts values, as JSON or as a form. @throws if the server is unreachable. */
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
 * @returns success, or a failure with the server's message.
 * @throws if the server is unreachable, or a proxy responds in its place.
 */
export async function submitToApi(
  path: string,
  values: Record<string, unknown>,
  encoding: 'json' | 'form' = 'json',
): Promise<SubmitResult> {
  const response = await post(path, values, encoding);
  return response.ok
    ? { state: 'sent', reference: '', answer: {} }
    : { state: 'failed', text: await failureMessage(response) };
}

/**
 * Returns the error message of our server: plain text, or the `Message` of JSON (specification section 8).
 * @throws for a response of an intermediary, such as a proxy's 502 page.
 */
export async function failureMessage(response: Response): Promise<string> {
  const [type] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
  const words =
    type === 'text/plain'
      ? await response.text()
      : type === 'application/json'
        ? ((await response.json()) as { Message?: unknown } | null)?.Message
        : undefined;
  if (typeof words === 'string' && words !== '') return words;
  throw new Error(`status ${response.status} without an error message`);
}
