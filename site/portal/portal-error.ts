import { TooBusyError } from '@oilway/store/turns.ts';

/** Why something was not done, as `messages.ts` words it, and its status. */
const statuses = {
  wrongLogin: 401,
  wrongPassword: 400,
  notConfirmed: 400,
  wrongPasskey: 401,
  passkeyFailed: 400,
  tooManyPasskeys: 400,
  wait: 429,
  busy: 503,
  invalid: 400,
  link: 400,
  loggedOut: 401,
  foreign: 403,
  failed: 500,
} as const;

export type FailureCode = keyof typeof statuses;

/** A field and the code of what is wrong with it. */
export interface FieldProblem {
  name: string;
  code: string;
}

/** What the portal refuses, in no language and for no protocol yet. */
export class PortalError extends Error {
  override name = 'PortalError';
  readonly code: FailureCode;
  readonly problems: readonly FieldProblem[];
  /** Seconds until another try makes sense. */
  readonly wait: number | undefined;

  constructor(code: FailureCode, more: { problems?: readonly FieldProblem[]; wait?: number } = {}) {
    super(code);
    this.code = code;
    this.problems = more.problems ?? [];
    this.wait = more.wait ?? (code === 'busy' ? 5 : undefined);
  }

  get status(): number {
    return statuses[this.code];
  }
}

/** Anything that went wrong as one of ours; undefined for what is nobody's doing but the server's. */
export function asPortalError(error: unknown): PortalError | undefined {
  if (error instanceof PortalError) return error;
  if (error instanceof TooBusyError) return new PortalError('busy');
  const { statusCode, status } = error as { statusCode?: number; status?: number };
  const code = status ?? statusCode ?? 500;
  if (code === 403) return new PortalError('foreign');
  return code >= 400 && code < 500 ? new PortalError('invalid') : undefined;
}
