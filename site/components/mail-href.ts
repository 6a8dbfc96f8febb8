/** Of a mailbox, what means something else in a link (RFC 6068). */
const reserved = /[%&/;=?#"^`{|}[\]]/g;

/** The link to a mail address: programs need its domain in ASCII, the text beside it shows it as it is written. */
export function mailHref(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const host = `http://${address.slice(at)}`;
  const domain = URL.canParse(host) ? new URL(host).hostname : address.slice(at);
  return `mailto:${address.slice(0, at).replace(reserved, encodeURIComponent)}${domain}`;
}
