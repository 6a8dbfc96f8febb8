import { say } from './messages.ts';

/** Why a call failed, in the words of the studio where it gave some. */
export async function failureOf(answer: Response | undefined, language: string): Promise<string> {
  const said = (await answer?.json().catch(() => undefined)) as
    | { errors?: { message?: string }[] }
    | undefined;
  return said?.errors?.[0]?.message ?? say('failed', language);
}
