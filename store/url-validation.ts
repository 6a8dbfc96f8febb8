import { normalizeTelUrl } from './telephone.ts';

/** Problems of a typed URL. */
export type UrlProblem =
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

export interface UrlRule {
  /** The permitted URLs: any link target, a web page only, or a path of the site without query and fragment. */
  kind?: 'link' | 'web' | 'path' | undefined;
  /** Origins accepted regardless of their host, such as `http://localhost:3000`. */
  origins?: readonly string[];
  /** Accepts hosts without a dot and IP addresses, which are mistakes rather than attacks. */
  anyHost?: boolean;
}

/** Control and format characters, unassigned and private ones, lone surrogates, line and paragraph separators. */
const invisible = /[\p{C}\u2028\u2029\u115f\u1160\u3164\uffa0]/u;
const encodedControl = /%(?:[01][\da-f]|7f|c2%[89][\da-f])/i;
/** Letters of any alphabet, as in `müller-öl.de`; no characters that resemble a dot, a slash or an at sign. */
const domain = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.?$/u;

/**
 * Returns the problem of a URL that an editor typed, or undefined. The only validation of URLs: the studio's fields reject what it rejects, and the
 * site renders no link for it. It checks the text as typed, because URL parsers repair malformed URLs, which may then lead elsewhere.
 */
export function urlProblem(typed: string, rule: UrlRule = {}): UrlProblem | undefined {
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
  // `/.//evil.example` is normalized to a path that begins with two slashes.
  const { pathname } = new URL(typed, 'https://relative.invalid');
  return pathname.startsWith('//') ? 'twoSlashes' : undefined;
}

/** Returns the trimmed URL if it is safe as a link; otherwise undefined. */
export function safeUrl(
  typed: string | null | undefined,
  kind?: UrlRule['kind'],
): string | undefined {
  const address = typed?.trim() ?? '';
  return urlProblem(address, { kind, anyHost: true }) ? undefined : address;
}

/** `www.oilway.example:8080` parses as a scheme, but is a host. */
const isHostWithPort = (typed: string) => /^[^:/]+\.[^:/]+:\d+(?:[/?#]|$)/.test(typed);

function webProblem(typed: string, { anyHost, origins = [] }: UrlRule) {
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
  // A body may have line breaks (RFC 6068); a header must not.
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
  return (normalizeTelUrl(address, 'de') ?? normalizeTelUrl(address, 'pl')) ? undefined : 'phone';
}
