import { readSettings } from '@oilway/store/settings.ts';
import { type UrlProblem, type UrlRule, urlProblem } from '@oilway/store/url-validation.ts';
import type { FieldHook, PayloadRequest, TextField } from 'payload';
import { inLanguage, type StudioText, text } from '../labels.ts';

const urlMessages: Record<UrlProblem, StudioText> = {
  missing: text('Es fehlt die Adresse.', 'Brakuje adresu.', 'The address is missing.'),
  sign: text(
    'Die Adresse enthält einen Zeilenumbruch oder ein unsichtbares Zeichen. Bitte von Hand eingeben.',
    'Adres zawiera podział wiersza lub niewidoczny znak. Proszę wpisać go ręcznie.',
    'The address contains a line break or an invisible character. Please type it by hand.',
  ),
  space: text(
    'Die Adresse enthält ein Leerzeichen.',
    'Adres zawiera spację.',
    'The address contains a space.',
  ),
  backslash: text(
    'Die Adresse enthält \\. In Adressen steht /.',
    'Adres zawiera znak \\. W adresach używa się /.',
    'The address contains \\. Addresses are written with /.',
  ),
  scheme: text(
    'Diese Art von Adresse ist hier nicht erlaubt.',
    'Ten rodzaj adresu jest tu niedozwolony.',
    'This kind of address is not allowed here.',
  ),
  twoSlashes: text(
    'Eine Adresse, die mit // beginnt, führt auf eine andere Website. Bitte mit https:// oder mit einem einzelnen / beginnen.',
    'Adres zaczynający się od // prowadzi do innej witryny. Powinien zaczynać się od https:// lub od jednego /.',
    'An address that begins with // leads to another website. Begin with https:// or with a single /.',
  ),
  login: text(
    'Vor dem Namen der Website steht ein Benutzername oder Passwort (…@). Bitte ohne diesen Teil eingeben.',
    'Przed nazwą witryny stoi nazwa użytkownika lub hasło (…@). Proszę usunąć tę część.',
    'A user name or password (…@) stands before the name of the website. Leave that part out.',
  ),
  host: text(
    'Der Name der Website fehlt oder ist unvollständig. Richtig ist zum Beispiel https://www.oilway.example/seite.',
    'Nazwa witryny jest niepełna lub jej brakuje. Poprawny adres to na przykład https://www.oilway.example/strona.',
    'The name of the website is missing or incomplete. Right is, for example, https://www.oilway.example/page.',
  ),
  ip: text(
    'Statt eines Namens steht dort die Nummer eines Rechners (IP-Adresse). Bitte den Namen der Website eingeben.',
    'Zamiast nazwy podano numer komputera (adres IP). Proszę podać nazwę witryny.',
    'It has the number of a computer (IP address) in place of a name. Enter the name of the website.',
  ),
  mail: text(
    'Hinter mailto: steht keine vollständige E-Mail-Adresse.',
    'Po mailto: nie ma pełnego adresu e-mail.',
    'There is no complete mail address behind mailto:.',
  ),
  phone: text(
    'Hinter tel: steht keine Telefonnummer.',
    'Po tel: nie ma numeru telefonu.',
    'There is no telephone number behind tel:.',
  ),
  start: text(
    'Beginnt mit http(s)://, mailto:, tel:, /, ? oder #.',
    'Zaczyna się od http(s)://, mailto:, tel:, /, ? lub #.',
    'Begins with http(s)://, mailto:, tel:, /, ? or #.',
  ),
  query: text('Ohne ? und #.', 'Bez ? i #.', 'Without ? and #.'),
};

const prefixMessages: Partial<Record<NonNullable<UrlRule['kind']>, StudioText>> = {
  web: text(
    'Eine ganze Adresse, die mit https:// oder http:// beginnt.',
    'Pełny adres zaczynający się od https:// lub http://.',
    'A whole address that begins with https:// or http://.',
  ),
  path: text(
    'Ein Pfad dieser Website, der mit / beginnt, zum Beispiel /alte-adresse.',
    'Ścieżka w tej witrynie, zaczynająca się od /, na przykład /pl/stary-adres.',
    'A path of this site that begins with /, for example /old-address.',
  ),
};

/** Returns the problem with a URL that an editor typed; undefined for a valid one. Surrounding spaces are ignored, as they are not stored. */
export function urlError(
  value: unknown,
  { kind }: Pick<UrlRule, 'kind'> = {},
): StudioText | undefined {
  const { siteOrigin, studioOrigin, trackingOrigins } = readSettings();
  const origins = [siteOrigin, studioOrigin, ...trackingOrigins];
  const url = typeof value === 'string' ? value.trim() : '';
  const problem = urlProblem(url, { kind, origins });
  if (!problem) return undefined;
  const isPrefixProblem = problem === 'start' || problem === 'scheme';
  return (isPrefixProblem && prefixMessages[kind ?? 'link']) || urlMessages[problem];
}

/** Returns a URL as it is stored: trimmed, and a URL of this site as its path, so that it stays valid under another domain. */
export function normalizeUrl(input: string): string {
  const url = input.trim();
  const { siteOrigin } = readSettings();
  const isSiteUrl = /^https?:\/\//i.test(url) && URL.parse(url)?.origin === siteOrigin;
  if (!isSiteUrl || urlProblem(url, { origins: [siteOrigin] })) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
  // A path that starts with two slashes would lead to another host.
  return urlProblem(path) ? url : path;
}

const trimHook: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value);
const normalizeHook: FieldHook = ({ value }) =>
  typeof value === 'string' ? normalizeUrl(value) : value;

interface UrlFieldOptions extends Partial<Pick<TextField, 'name' | 'label' | 'admin'>> {
  kind?: UrlRule['kind'];
  maxLength?: number;
  required?: boolean;
  unique?: boolean;
  index?: boolean;
  /** Returns whether the URL is used, by its sibling fields; an unused one is not validated. */
  isUsed?: (siblingData: Record<string, unknown>) => boolean;
  /** Completes a short form to a full URL. */
  expand?: (typed: string) => string;
  /** Returns a further problem with a well-formed URL. */
  extraCheck?: (address: string) => StudioText | undefined;
}

/** Returns the text field for a URL. Every URL field of the studio is made by this function. */
export function urlField({
  extraCheck,
  isUsed,
  kind,
  expand,
  ...field
}: UrlFieldOptions): TextField {
  return {
    name: 'url',
    type: 'text',
    maxLength: 500,
    label: text('Adresse', 'Adres', 'Address'),
    ...field,
    // The rich text editor runs no other hooks on the fields of its links.
    hooks: { beforeChange: [kind ? trimHook : normalizeHook] },
    validate: (
      value: unknown,
      { req, siblingData }: { req: PayloadRequest; siblingData: Record<string, unknown> },
    ) => {
      const language = req.i18n?.language;
      if (isUsed && !isUsed(siblingData)) return true;
      const url = typeof value === 'string' ? value.trim() : '';
      if (url === '' && !field.required && !isUsed) return true;
      if (url.length > (field.maxLength ?? 500)) return inLanguage(tooLongMessage, language);
      const error = urlError(expand?.(url) ?? url, { kind }) ?? extraCheck?.(url);
      return error ? inLanguage(error, language) : true;
    },
  } as TextField;
}

const tooLongMessage = text(
  'Die Adresse ist zu lang.',
  'Adres jest za długi.',
  'The address is too long.',
);
