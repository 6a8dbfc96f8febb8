import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * Letters that a domain is shown with: the Latin alphabet. Others stay in Punycode, as in a browser that suspects a homograph: a Cyrillic `оilway.de`
 * is another domain. The dotless ı is excluded because it resembles i.
 */
const familiar = /^(?!.*\u0131)[\da-z\u00df-\u017e\u0219\u021b-]+$/;

/** Domains with a Unicode and an ASCII form; a character that is invalid in domains would be parsed as the domain's end. */
const international = /^(?=.*(?:[^\p{ASCII}]|xn--))[\p{L}\p{M}\p{N}.-]+$/iu;

/**
 * Returns a mail address with a Unicode domain: `info@müller-öl.de`, also where a browser converted it to `info@xn--mller-l-f1a2c.de`. This form is
 * stored and shown; {@link wireAddress} returns the one for mail servers.
 */
export const readableAddress = (address: string): string =>
  withDomain(address, (domain) =>
    domainToASCII(domain)
      .split('.')
      .map((label) => {
        const written = domainToUnicode(label);
        return familiar.test(written) ? written : label;
      })
      .join('.'),
  );

/** Returns a mail address with an ASCII domain (RFC 5891), for mail servers. */
export const wireAddress = (address: string): string => withDomain(address, domainToASCII);

/** Returns the forms in which an address may be stored: Unicode, and the ASCII form of older rows. */
export const spellingsOf = (address: string): string[] => [
  ...new Set([readableAddress(address), wireAddress(address)]),
];

/**
 * Returns the normalized mailbox of an address, for limits: without the part behind a `+`, without dots, which some providers ignore, and in lower
 * case. Two people may share the result; it is never an address to send to.
 */
export function mailboxOf(address: string): string {
  const wire = wireAddress(address.trim()).toLowerCase();
  const at = wire.lastIndexOf('@');
  const own = wire
    .slice(0, at)
    .replace(/(?<=.)\+.*$/s, '')
    .replaceAll('.', '');
  return `${own}${wire.slice(at)}`;
}

/** @returns the unchanged address where its domain is invalid or has one form only. */
function withDomain(address: string, convert: (domain: string) => string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !international.test(domain)) return address;
  const spelled = convert(domain);
  return spelled === '' ? address : `${address.slice(0, at)}${spelled}`;
}
