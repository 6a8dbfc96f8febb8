/** PostgreSQL's parameters for a URL with several hosts or ports. */
const listParameters = ['host', 'hostaddr', 'port'];

/**
 * Returns the problem of a `DATABASE_URL`, in words that follow its name and do not contain it, since it may include a password.
 * @returns undefined for `file:` and a path, and for the `postgres://` URL of one server.
 */
export function databaseUrlProblem(url: string): string | undefined {
  if (/^file:.+/s.test(url)) return undefined;
  if (!/^postgres(ql)?:\/\/.+/s.test(url)) return 'must begin with postgres:// or file:';
  if (hasSeveralHosts(url))
    return 'lists several hosts, which the driver does not support: set it to a proxy such as HAProxy or PgBouncer in front of them';
  return parsed(url)
    ? undefined
    : 'is not a URL: percent-encode special characters in user, password and name, a slash as %2F';
}

/** Returns whether a URL lists several hosts: libpq accepts `postgres://a,b:5433/name`, with a host or port for each. */
function hasSeveralHosts(url: string): boolean {
  const [, authority = ''] = /^\w+:\/\/([^/?#]*)/.exec(url) ?? [];
  const hosts = authority.slice(authority.lastIndexOf('@') + 1).replaceAll(/%2c/gi, ',');
  if (hosts.includes(',')) return true;
  const query = parsed(url)?.searchParams;
  return listParameters.some((name) => query?.getAll(name).some((value) => value.includes(',')));
}

/** Parses the URL as the driver does, which also accepts one without a host: the socket's folder is in its query. */
function parsed(url: string): URL | null {
  return URL.parse(url) ?? URL.parse(url.replace('@/', '@localhost/'));
}
