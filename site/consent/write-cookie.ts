/** Sets or ends a cookie of this page, at once: the Cookie Store does so later, and not in every browser. */
export function writeCookie(cookie: string, jar: Pick<Document, 'cookie'> = document): void {
  jar.cookie = cookie;
}
