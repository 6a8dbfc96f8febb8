import { isProved } from '@oilway/store/staff/prove.ts';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type GlobalBeforeChangeHook,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { inLanguage, text } from '../labels.ts';
import { visitOf } from './visit.ts';

/** The studio's pages recognize the refusal by this name and ask for the password. */
const proveAgain = 'ProveAgain';

const words = text(
  'Bitte geben Sie dafür noch einmal Ihr Passwort ein.',
  'Aby to zrobić, podaj ponownie swoje hasło.',
  'Please enter your password once more for this.',
);

/** Returns whether the session was authenticated recently enough. The Local API has no session and is always allowed. */
const hasProved = (req: PayloadRequest): boolean => {
  const visit = visitOf(req);
  return visit === undefined || isProved(visit);
};

const refusal = ({ i18n }: PayloadRequest) => ({
  name: proveAgain,
  message: inLanguage(words, i18n.language),
});

/** @throws APIError when the session has to authenticate again. */
export function mustHaveProved(req: PayloadRequest): void {
  if (hasProved(req)) return;
  const { message, name } = refusal(req);
  throw new APIError(message, 403, { name }, true);
}

/** Wraps one of our own endpoints: returns its response, or the refusal. */
export const afterProof =
  (act: PayloadHandler): PayloadHandler =>
  (req) =>
    hasProved(req)
      ? act(req)
      : Response.json(
          { errors: [refusal(req)] },
          { status: 403, headers: { 'Cache-Control': 'no-store' } },
        );

/** Requires recent authentication for deletions in collections of people, submissions or recipients. */
export const proveForDeletion: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'delete') mustHaveProved(req);
};

/** Requires recent authentication for changing an address that receives mails with permissions or personal data. */
export const proveForEmail = {
  /** Checks a bulk operation once, before its documents: otherwise each document would be refused separately and the dialog would not open. */
  ofMany: (({ args, operation, req }) => {
    const data = operation === 'update' && !('id' in args) && 'data' in args ? args.data : {};
    if ('email' in data) mustHaveProved(req);
  }) satisfies CollectionBeforeOperationHook,

  ofOne: (({ data, operation, originalDoc, req }) => {
    const isOther = 'email' in data && data.email !== originalDoc?.email;
    if (operation === 'update' && isOther) mustHaveProved(req);
    return data;
  }) satisfies CollectionBeforeChangeHook,
};

/** Requires recent authentication for every change of a global. */
export const proveForGlobal: GlobalBeforeChangeHook = ({ data, req }) => {
  mustHaveProved(req);
  return data;
};

/** Requires recent authentication for every create and delete in a collection. */
export const proveForAll: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' || operation === 'delete') mustHaveProved(req);
};
