import { translate } from './messages.ts';

/** Returns the error message of a response, or a general one. */
export async function getErrorMessage(
  response: Response | undefined,
  language: string,
): Promise<string> {
  const body = (await response?.json().catch(() => undefined)) as
    | { errors?: { message?: string }[] }
    | undefined;
  return body?.errors?.[0]?.message ?? translate('failed', language);
}
