/** PostgreSQL's own names for an address that has several hosts, or more than one port. */
const lists = ['host', 'hostaddr', 'port'];

/**
 * What is wrong with a `DATABASE_URL`, in words that follow its name and do not show it: it may hold a password.
 * @returns undefined for `file:` and a path, and for the `postgres://` address of one server.
 */
export function problemOfAddress(url: string): string | undefined {
  if (/^file:.+/s.test(url)) return undefined;
  if (!/^postgres(ql)?:\/\/.+/s.test(url)) return 'must begin with postgres:// or file:';
  if (namesSeveral(url))
    return 'names several hosts, of which the driver would ask none: name what stands before them and knows which one leads, such as HAProxy or PgBouncer';
  return parsed(url)
    ? undefined
    : 'is no address: what is special in user, password and name has to be percent-encoded, a slash as %2F';
}

/** PostgreSQL's own programs take `postgres://a,b:5433/name`, with an address or a port for each host. */
function namesSeveral(url: string): boolean {
  const [, authority = ''] = /^\w+:\/\/([^/?#]*)/.exec(url) ?? [];
  const hosts = authority.slice(authority.lastIndexOf('@') + 1).replaceAll(/%2c/gi, ',');
  if (hosts.includes(',')) return true;
  const query = parsed(url)?.searchParams;
  return lists.some((name) => query?.getAll(name).some((value) => value.includes(',')));
}

/** As the driver reads it, which also takes an address without a host: a socket's folder is in its query. */
function parsed(url: string): URL | null {
  return URL.parse(url) ?? URL.parse(url.replace('@/', '@localhost/'));
}
