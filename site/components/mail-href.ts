/** Characters of a local part that are reserved in a mailto URL (RFC 6068). */
const reserved = /[%&/;=?#"^`{|}[\]]/g;

/** Returns the mailto URL of an address, with its domain in ASCII, which mail programs need. */
export function mailHref(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const host = `http://${address.slice(at)}`;
  const domain = URL.canParse(host) ? new URL(host).hostname : address.slice(at);
  return `mailto:${address.slice(0, at).replace(reserved, encodeURIComponent)}${domain}`;
}
