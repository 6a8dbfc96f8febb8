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

/** By this name the studio's pages know the refusal, and ask for the password. */
const proveAgain = 'ProveAgain';

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
      : Response.json(
          { errors: [refusal(req)] },
          { status: 403, headers: { 'Cache-Control': 'no-store' } },
        );

/** For a collection whose entries are people, what they sent, or where that goes. */
export const proveForDeletion: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'delete') mustHaveProved(req);
};

/** For an address that mails with rights or words of others go to. */
export const proveForEmail = {
  /** Of many at once, before any of them: else each would be refused by itself, and nobody asked. */
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

/** For a global whose every change is weighty. */
export const proveForGlobal: GlobalBeforeChangeHook = ({ data, req }) => {
  mustHaveProved(req);
  return data;
};

/** For a collection in which whatever is made or deleted is weighty. */
export const proveForAll: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' || operation === 'delete') mustHaveProved(req);
};
