import type { PayloadRequest } from 'payload';
import { inLanguage, text } from '../labels.ts';

/** Without a session Payload refuses as if a right were missing. No colon: the studio's messages split what is behind one at its commas. */
export const ended = text(
  'Sie sind nicht oder nicht mehr angemeldet. Bitte melden Sie sich in einem neuen Tab an und versuchen Sie es dann hier noch einmal. Was Sie eingegeben haben, bleibt solange stehen.',
  'Nie są Państwo zalogowani albo sesja się skończyła. Prosimy zalogować się w nowej karcie i spróbować tutaj ponownie. Wpisane dane pozostaną na miejscu.',
  'You are not logged in, or no longer. Please log in in a new tab and then try again here. What you have entered stays until then.',
);

/** The answer of our own calls to those who may not: that the login ended, or that a right is missing. */
export function forbidden({ i18n, t, user }: PayloadRequest): Response {
  const message = user ? t('error:notAllowedToPerformAction') : inLanguage(ended, i18n.language);
  return Response.json(
    { errors: [{ message }] },
    { status: 403, headers: { 'Cache-Control': 'no-store' } },
  );
}
