/** The value of a cookie among all of a page; undefined where there is none. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split(/; */)
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/** Sets or ends a cookie of this page, at once: the Cookie Store does so later, and not in every browser. */
export function writeCookie(cookie: string, jar: Pick<Document, 'cookie'> = document): void {
  jar.cookie = cookie;
}
