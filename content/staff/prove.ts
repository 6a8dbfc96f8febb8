import { isProved } from '@oilway/store/staff/prove.ts';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { isSameValue } from '../audit/staff-hooks.ts';
import { inLanguage, text } from '../labels.ts';
import type { Staff } from '../payload-types.ts';
import { noStore } from './answers.ts';
import { visitOf } from './strategy.ts';

/** By this name the studio's pages know the refusal, and ask for the password. */
export const proveAgain = 'ProveAgain';

const words = text(
  'Bitte geben Sie dafür noch einmal Ihr Passwort ein.',
  'Aby to zrobić, podaj ponownie swoje hasło.',
  'Please enter your password once more for this.',
);

/** Whether whoever asks has said lately enough who they are. Our own code has no session: it need not. */
const hasProved = (req: PayloadRequest): boolean => {
  const visit = visitOf(req);
  return visit === undefined || isProved(visit);
};

const refusal = ({ i18n }: PayloadRequest) => ({
  name: proveAgain,
  message: inLanguage(words, i18n.language),
});

/** @throws APIError where whoever asks has to say once more who they are. */
export function mustHaveProved(req: PayloadRequest): void {
  if (hasProved(req)) return;
  const { message, name } = refusal(req);
  throw new APIError(message, 403, { name }, true);
}

/** The same for calls of our own: what comes of the act, or the refusal. */
export const afterProof =
  (act: PayloadHandler): PayloadHandler =>
  (req) =>
    hasProved(req)
      ? act(req)
      : Response.json({ errors: [refusal(req)] }, { status: 403, headers: noStore });

/** `GET /api/staff/proved`: whether whoever asks may do such things now, without being asked. */
export const provedEndpoint: Endpoint = {
  path: '/proved',
  method: 'get',
  handler: (req) => {
    const visit = visitOf(req);
    return Response.json(
      { proved: visit !== undefined && isProved(visit) },
      { status: visit ? 200 : 401, headers: noStore },
    );
  },
};

/** What decides what somebody may do, and how they come in. */
const rights = ['role', 'state', 'email', 'countries', 'departments', 'otherMessages'] as const;

/** Nobody gets an account, a role or other rights from a session that was left open. */
export const proveForRights: CollectionBeforeChangeHook<Staff> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const changed = rights.some(
    (field) => field in data && !isSameValue(data[field], originalDoc?.[field]),
  );
  if (operation === 'create' || changed) mustHaveProved(req);
  return data;
};

/** Of many at once, before any of them: else each would be refused by itself, and nobody asked. */
export const proveForMany: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = operation === 'update' && !('id' in args) && 'data' in args ? args.data : {};
  if (rights.some((field) => field in data)) mustHaveProved(req);
};

/** For a collection in which whatever is made or deleted is weighty. */
export const proveForAll: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' || operation === 'delete') mustHaveProved(req);
};
