import { readSettings } from '@oilway/store/settings.ts';
import type { Field } from 'payload';
import { type StudioText, text } from '../labels.ts';
import { urlField } from './url-field.ts';

const formDescription = text(
  'Leer: Das Formular dankt selbst. Sonst eine Adresse dieser Website, die mit / beginnt, oder einer anderen, die in den Einstellungen des Servers erlaubt ist.',
  'Puste: formularz sam dziękuje. W innym przypadku adres w tej witrynie, zaczynający się od /, albo w innej, dozwolonej w ustawieniach serwera.',
  'Empty: the form itself says thank you. Otherwise an address of this site, beginning with /, or of another one that the server’s settings allow.',
);
const reportDescription = text(
  'Leer: Es bleibt beim Zugangscode. Sonst führt eine Schaltfläche unter dem Code dorthin, ohne etwas mitzunehmen: eine Adresse dieser Website, die mit / beginnt, oder einer erlaubten anderen, ohne ? und #.',
  'Puste: zostaje sam kod dostępu. W innym przypadku prowadzi tam przycisk pod kodem, nic nie przekazując: adres w tej witrynie, zaczynający się od /, albo w innej dozwolonej, bez ? i #.',
  'Empty: the access code is the end. Otherwise a button below the code leads there and takes nothing along: an address of this site, beginning with /, or of another allowed one, without ? and #.',
);
const foreignOriginMessage = text(
  'Nur eine Adresse dieser Website, die mit / beginnt, oder eine erlaubte andere.',
  'Tylko adres w tej witrynie, zaczynający się od /, albo inny dozwolony.',
  'Only an address of this site, beginning with /, or another allowed one.',
);
const queryNotAllowedMessage = text('Ohne ? und #.', 'Bez ? i #.', 'Without ? and #.');

/**
 * The page shown after a form was submitted (specification section 4), one for each form and language.
 * @param withoutQuery forbids query and fragment: reports must reveal nothing in a URL.
 */
export function trackingPageField({ withoutQuery = false } = {}): Field {
  return urlField({
    name: 'trackingPage',
    label: text('Seite nach dem Absenden', 'Strona po wysłaniu', 'Page after sending'),
    admin: { description: withoutQuery ? reportDescription : formDescription },
    extraCheck: (url) => trackingPageError(url, withoutQuery),
  });
}

/** The site validates each URL again: a stored one may predate the current rules. */
function trackingPageError(url: string, withoutQuery: boolean): StudioText | undefined {
  const { siteOrigin, trackingOrigins } = readSettings();
  const allowedOrigins = [siteOrigin, ...trackingOrigins];
  const isPage = /^(?:\/|https?:)/i.test(url);
  if (!isPage || !allowedOrigins.includes(new URL(url, siteOrigin).origin))
    return foreignOriginMessage;
  return withoutQuery && /[?#]/.test(url) ? queryNotAllowedMessage : undefined;
}
