/** Returns the value of a cookie; undefined without one. @param cookies as in `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split(/; */)
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/** Sets or expires a cookie synchronously: the Cookie Store API is asynchronous and not in every browser. */
export function writeCookie(cookie: string, jar: Pick<Document, 'cookie'> = document): void {
  jar.cookie = cookie;
}
