import type { Culture } from '../../../pages/page-context.ts';

/** Beside the request for an account: before, in and after the link to the privacy page. The browser needs none of it. */
export const accountNotice: Record<Culture, readonly [string, string, string]> = {
  'de-DE': [
    'Wir nutzen Ihre Angaben, um über die Anfrage zu entscheiden und das Konto zu führen. Mehr steht in den ',
    'Datenschutzhinweisen',
    '.',
  ],
  'pl-PL': [
    'Dane wykorzystujemy, aby rozpatrzyć wniosek i prowadzić konto. Więcej piszemy w\u00a0',
    'zasadach prywatności',
    '.',
  ],
};
