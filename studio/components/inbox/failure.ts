import { say } from './messages.ts';

/** Returns the error message of a response, or a general one. */
export async function failureOf(answer: Response | undefined, language: string): Promise<string> {
  const said = (await answer?.json().catch(() => undefined)) as
    | { errors?: { message?: string }[] }
    | undefined;
  return said?.errors?.[0]?.message ?? say('failed', language);
}
