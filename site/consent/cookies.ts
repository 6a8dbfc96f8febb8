/** The value of a cookie among all of a page; undefined where there is none. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Sets or ends a cookie of this page, at once: the Cookie Store does so later, and not in every browser. */
export function writeCookie(cookie: string, jar: Pick<Document, 'cookie'> = document): void {
  jar.cookie = cookie;
}
