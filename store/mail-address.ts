import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * Letters of a domain that are shown as they are: those of the Latin alphabet. Others stay as programs write them, as in
 * a browser that can't be sure: a Cyrillic `оilway.de` is nobody we know. The dotless ı is left out for its likeness to i.
 */
const familiar = /^(?!.*\u0131)[\da-z\u00df-\u017e\u0219\u021b-]+$/;

/** Domains that can be written in two ways; a sign that no domain has would be read as the end of one. */
const international = /^(?=.*(?:[^\p{ASCII}]|xn--))[\p{L}\p{M}\p{N}.-]+$/iu;

/**
 * A mail address as its owner writes it: `info@müller-öl.de`, also where a browser made
 * `info@xn--mller-l-f1a2c.de` of it. So it is kept and shown; {@link wireAddress} is what programs are given.
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

/** A mail address as programs write it, all of its domain in ASCII (RFC 5891). */
export const wireAddress = (address: string): string => withDomain(address, domainToASCII);

/** How an address may have been stored: as it is written, and as browsers handed it over before that was undone. */
export const spellingsOf = (address: string): string[] => [
  ...new Set([readableAddress(address), wireAddress(address)]),
];

/**
 * What is one mailbox as far as a stranger can tell, however the address is written: without the part behind a `+`, the dots that some
 * providers leave out, and capitals. Two people may share one by that; it is to count by, never to write to.
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

/** @returns the address as it was where its domain has one spelling, or is none. */
function withDomain(address: string, spell: (domain: string) => string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !international.test(domain)) return address;
  const spelled = spell(domain);
  return spelled === '' ? address : `${address.slice(0, at)}${spelled}`;
}
