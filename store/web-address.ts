import { dialledAddress } from './telephone.ts';

/** What may be wrong with an address that was typed. */
export type AddressProblem =
  | 'missing'
  | 'sign'
  | 'space'
  | 'backslash'
  | 'scheme'
  | 'twoSlashes'
  | 'login'
  | 'host'
  | 'ip'
  | 'mail'
  | 'phone'
  | 'start'
  | 'query';

export interface AddressRule {
  /** What it may be: anything a link may lead to, a page of the web alone, or a path of the site without query and fragment. */
  kind?: 'link' | 'web' | 'path' | undefined;
  /** Origins that are taken whatever their host looks like, such as `http://localhost:3000`. */
  origins?: readonly string[];
  /** Takes hosts without a dot and IP addresses: those are mistakes, no dangers. */
  anyHost?: boolean;
}

/** Control and format characters, unassigned and private ones, halves of surrogates, line and paragraph separators. */
const invisible = /[\p{C}\u2028\u2029\u115f\u1160\u3164\uffa0]/u;
const encodedControl = /%(?:[01][\da-f]|7f|c2%[89][\da-f])/i;
/** Letters of any alphabet, as in `müller-öl.de`; no sign that is read as a dot, a slash or an at. */
const domain = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.?$/u;

/**
 * What is wrong with an address that an editor typed, or undefined. The only rule for addresses: fields of the studio refuse what it
 * refuses, and the site makes no link of it. Knows the text as it is typed, since parsers of URLs repair what leads elsewhere then.
 */
export function addressProblem(typed: string, rule: AddressRule = {}): AddressProblem | undefined {
  const kind = rule.kind ?? 'link';
  if (typed.trim() === '') return 'missing';
  if (invisible.test(typed)) return 'sign';
  const isPhone = /^tel:/i.test(typed);
  if (/\s/u.test(isPhone ? typed.replaceAll(' ', '') : typed)) return 'space';
  if (typed.includes('\\')) return 'backslash';
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(typed)?.[1]?.toLowerCase();
  if (kind !== 'path' && (scheme === 'http' || scheme === 'https')) return webProblem(typed, rule);
  if (kind === 'link' && scheme === 'mailto') return mailProblem(typed.slice('mailto:'.length));
  if (kind === 'link' && isPhone) return phoneProblem(typed.slice('tel:'.length));
  if (scheme !== undefined) return isHostWithPort(typed) ? 'start' : 'scheme';
  if (typed.startsWith('//')) return 'twoSlashes';
  if (kind === 'web') return 'start';
  if (!(kind === 'path' ? /^\// : /^[/?#]/).test(typed)) return 'start';
  if (encodedControl.test(typed)) return 'sign';
  if (kind === 'path' && /[?#]/.test(typed)) return 'query';
  // `/.//evil.example` is a path that begins with two slashes once its dots are gone.
  const { pathname } = new URL(typed, 'https://relative.invalid');
  return pathname.startsWith('//') ? 'twoSlashes' : undefined;
}

/** The address where a link may be made of it, without spaces around it; otherwise undefined. */
export function safeAddress(
  typed: string | null | undefined,
  kind?: AddressRule['kind'],
): string | undefined {
  const address = typed?.trim() ?? '';
  return addressProblem(address, { kind, anyHost: true }) ? undefined : address;
}

/** `www.oilway.example:8080` reads like a scheme, and is a host. */
const isHostWithPort = (typed: string) => /^[^:/]+\.[^:/]+:\d+(?:[/?#]|$)/.test(typed);

function webProblem(typed: string, { anyHost, origins = [] }: AddressRule) {
  const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(typed) ?? [];
  if (!authority) return 'host';
  if (authority.includes('@')) return 'login';
  if (encodedControl.test(typed)) return 'sign';
  if (!URL.canParse(typed)) return 'host';
  const url = new URL(typed);
  if (anyHost || origins.includes(url.origin)) return undefined;
  if (url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname)) return 'ip';
  const isWhole = domain.test(authority.replace(/:\d*$/, '')) && url.hostname.includes('.', 1);
  return isWhole && !/^[^.]*\.$/.test(url.hostname) ? undefined : 'host';
}

function mailProblem(address: string) {
  const [recipients = '', query = ''] = address.split(/\?(.*)/s);
  // A text of several lines has line breaks (RFC 6068); a header has none.
  const headers = query.replace(/(^|&)body=[^&]*/gi, (body) => body.replaceAll(/%0[ad]/gi, ''));
  if (encodedControl.test(recipients + headers)) return 'sign';
  const isList = recipients
    .split(',')
    .every((one) => /^[^@,;:<>"()[\]]+@[^@]+$/.test(one) && isMailDomain(one));
  return isList ? undefined : 'mail';
}

const isMailDomain = (recipient: string) => {
  const name = recipient.slice(recipient.indexOf('@') + 1);
  return domain.test(name) && name.includes('.', 1) && !name.endsWith('.');
};

function phoneProblem(number: string) {
  const address = `tel:${number}`;
  return (dialledAddress(address, 'de') ?? dialledAddress(address, 'pl')) ? undefined : 'phone';
}
