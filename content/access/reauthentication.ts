import { isReauthenticated } from '@oilway/store/staff/reauthenticate.ts';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type GlobalBeforeChangeHook,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { inLanguage, text } from '../labels.ts';
import { staffSessionOf } from './staff-session.ts';

/** The studio's pages recognize the refusal by this name and ask for the password. */
const reauthenticateError = 'Reauthenticate';

const reauthenticateMessage = text(
  'Bitte geben Sie dafür noch einmal Ihr Passwort ein.',
  'Aby to zrobić, podaj ponownie swoje hasło.',
  'Please enter your password once more for this.',
);

/** Returns whether the session was authenticated recently enough. The Local API has no session and is always allowed. */
const isRecentlyAuthenticated = (req: PayloadRequest): boolean => {
  const session = staffSessionOf(req);
  return session === undefined || isReauthenticated(session);
};

const reauthenticationError = ({ i18n }: PayloadRequest) => ({
  name: reauthenticateError,
  message: inLanguage(reauthenticateMessage, i18n.language),
});

/** @throws APIError when the session has to authenticate again. */
export function requireReauthentication(req: PayloadRequest): void {
  if (isRecentlyAuthenticated(req)) return;
  const { message, name } = reauthenticationError(req);
  throw new APIError(message, 403, { name }, true);
}

/** Wraps one of our own endpoints: returns its response, or the refusal. */
export const withReauthentication =
  (handler: PayloadHandler): PayloadHandler =>
  (req) =>
    isRecentlyAuthenticated(req)
      ? handler(req)
      : Response.json(
          { errors: [reauthenticationError(req)] },
          { status: 403, headers: { 'Cache-Control': 'no-store' } },
        );

/** Requires recent authentication for deletions in collections of people, submissions or recipients. */
export const reauthenticateForDeletion: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'delete') requireReauthentication(req);
};

/** Requires recent authentication for changing an address that receives mails with permissions or personal data. */
export const reauthenticateForEmailChange = {
  /** Checks a bulk operation once, before its documents: otherwise each document would be refused separately and the dialog would not open. */
  beforeOperation: (({ args, operation, req }) => {
    const data = operation === 'update' && !('id' in args) && 'data' in args ? args.data : {};
    if ('email' in data) requireReauthentication(req);
  }) satisfies CollectionBeforeOperationHook,

  beforeChange: (({ data, operation, originalDoc, req }) => {
    const changesEmail = 'email' in data && data.email !== originalDoc?.email;
    if (operation === 'update' && changesEmail) requireReauthentication(req);
    return data;
  }) satisfies CollectionBeforeChangeHook,
};

/** Requires recent authentication for every change of a global. */
export const reauthenticateForGlobalChange: GlobalBeforeChangeHook = ({ data, req }) => {
  requireReauthentication(req);
  return data;
};

/** Requires recent authentication for every create and delete in a collection. */
export const reauthenticateForCreateAndDelete: CollectionBeforeOperationHook = ({
  operation,
  req,
}) => {
  if (operation === 'create' || operation === 'delete') requireReauthentication(req);
};
