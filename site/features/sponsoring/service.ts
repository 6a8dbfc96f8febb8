import type { Attachment } from '@oilway/store/submissions/attached-file.ts';
import { UnknownDepartmentError } from '@oilway/store/submissions/departments.ts';
import type { Envelope, Submitted } from '@oilway/store/submissions/submit.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { asProblem } from '../../forms/form-call.ts';
import { Problem } from '../../http/problem.ts';
import type { sponsoringMessage } from './schema.ts';

/** Hands in an application that was checked, from whichever form it came. @throws Problem for what is refused. */
export async function apply(
  { store }: Pick<Context, 'store'>,
  body: z.infer<typeof sponsoringMessage>,
  files: readonly Attachment[],
  envelope: Envelope,
): Promise<Submitted> {
  const { gdprAccept: _, recaptcha: __, ...message } = body;
  return store.submitSponsoring(message, files, envelope).catch((failure) => {
    throw failure instanceof UnknownDepartmentError
      ? new Problem(400, 'Nobody takes applications for sponsoring here.')
      : asProblem(failure);
  });
}
