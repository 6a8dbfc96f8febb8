import type { Culture } from '@oilway/store/cultures.ts';
import type { FastifyError } from 'fastify';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import type { PortalRequest } from '../../portal/pages.ts';
import { asPortalError } from '../../portal/portal-error.ts';
import { failureText } from './failure-text.ts';
import type { MemberView } from './view.ts';

type Body = Record<string, string>;
export type MemberAnswer = MemberView | { go: string; session?: string };

/** A page, and what its form does where there are no scripts. */
export interface MemberRoute {
  path: (culture: Culture) => string;
  show: (request: PortalRequest, culture: Culture) => Promise<MemberAnswer>;
  send: (request: PortalRequest, culture: Culture, body: Body) => Promise<MemberAnswer>;
}

/** A form after what it asked for was refused. @throws what is no refusal. */
export function refusal(
  error: unknown,
  culture: Culture,
  values: SubmittedState['values'],
): { posted: SubmittedState } {
  const known = asPortalError(error as FastifyError);
  if (!known) throw error;
  return { posted: { values, problems: known.problems, failure: failureText(culture, known) } };
}
