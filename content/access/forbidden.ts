import type { PayloadRequest } from 'payload';
import { inLanguage, text } from '../labels.ts';

/**
 * Without a session Payload answers as if a permission were missing. The text has no colon: the studio's messages split the text after a colon at its
 * commas.
 */
export const sessionExpiredMessage = text(
  'Sie sind nicht oder nicht mehr angemeldet. Bitte melden Sie sich in einem neuen Tab an und versuchen Sie es dann hier noch einmal. Was Sie eingegeben haben, bleibt solange stehen.',
  'Nie są Państwo zalogowani albo sesja się skończyła. Prosimy zalogować się w nowej karcie i spróbować tutaj ponownie. Wpisane dane pozostaną na miejscu.',
  'You are not logged in, or no longer. Please log in in a new tab and then try again here. What you have entered stays until then.',
);

/** Returns the 403 response of our own endpoints: the session has ended, or a permission is missing. */
export function forbiddenResponse({ i18n, t, user }: PayloadRequest): Response {
  const message = user
    ? t('error:notAllowedToPerformAction')
    : inLanguage(sessionExpiredMessage, i18n.language);
  return Response.json(
    { errors: [{ message }] },
    { status: 403, headers: { 'Cache-Control': 'no-store' } },
  );
}
