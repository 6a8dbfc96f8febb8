import { describe, expect, test } from 'vitest';
import {
  cookieOf,
  createMember,
  get,
  logIn,
  password,
  portalSite,
  site,
} from '../test/portal-site.ts';
import { parseReturnTo } from './return-to.ts';

portalSite();

describe('returnUrl after login', () => {
  const navigate = (url: string, more: { cookie?: string; referer?: string } = {}) =>
    site.app.inject({ url, headers: { 'sec-fetch-mode': 'navigate', ...more } });
  const submit = (url: string, userName: string) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ userName, password }).toString(),
    });

  test('redirects to the requested page with its query, with and without scripts', async () => {
    const url = '/pl/portal-klienta/pliki?q=%C5%BC%C3%B3%C5%82ty&page=2';
    const { location = '' } = (await get(url)).headers;
    expect(location).toBe(`/pl/portal-klienta?returnUrl=${encodeURIComponent(url)}`);
    expect((await get(String(location))).body).toContain('login-form');
    const email = await createMember();
    const sent = await submit(String(location), email);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, url]);
    const again = await get(String(location), cookieOf(await logIn(email)));
    expect([again.statusCode, again.headers.location]).toEqual([303, url]);
    const wrong = await submit(String(location), 'niemand@example.com');
    expect(wrong.statusCode).toBe(400);
  });

  test('shows the start page with a Refresh header to the file linked in a mail', async () => {
    const url = '/customerPortal/files/12';
    const { location = '' } = (await navigate(url)).headers;
    expect(location).toBe(`/kundenportal?returnUrl=${encodeURIComponent(url)}`);
    const sent = await submit(String(location), await createMember());
    expect(sent.headers.location).toBe(location);
    const start = await get(String(location), cookieOf(sent));
    expect([start.statusCode, start.headers.refresh]).toEqual([200, `0; url=${url}`]);
    expect(start.body).not.toContain('login-form');
    const earlier = '/customerPortal/files/12/versions/34';
    expect((await navigate(earlier)).headers.location).toBe(
      `/kundenportal?returnUrl=${encodeURIComponent(earlier)}`,
    );
    const shown = '/customerPortal/files/12/preview';
    const login = `/kundenportal?returnUrl=${encodeURIComponent(shown)}`;
    expect((await get(login, cookieOf(sent))).headers.location).toBe(shown);
  });

  test.each([
    'https://evil.example/kundenportal/dateien',
    '//evil.example/kundenportal/dateien',
    '/\\evil.example/kundenportal/dateien',
    '/\t/evil.example/kundenportal/dateien',
    '/..//evil.example',
    'javascript:alert(1)',
    '/customerPortal/logout',
    '/customerPortal/files/%2e%2e/logout',
    '/customerPortal/files/..%2flogout',
    '/customerPortal/files/12/versions/..%2flogout',
    '/kundenportal',
    '/kundenportal/dateien/../../customerPortal/logout',
    '/pl/portal-klienta/pliki',
    `/kundenportal/dateien?q=${'a'.repeat(2000)}`,
    '',
    ['/kundenportal/dateien'],
    undefined,
  ])('ignores %j', async (returnUrl) => {
    expect(parseReturnTo(returnUrl, 'de-DE')).toBeUndefined();
  });

  test('removes control characters from the URL', () => {
    const returnUrl = '/kundenportal/dateien?q=a\r\nSet-Cookie: x=1; url=//evil.example#file-1';
    const address = parseReturnTo(returnUrl, 'de-DE')?.url ?? '';
    expect(address).toMatch(
      /^\/kundenportal\/dateien\?q=aSet-Cookie:%20x=1;%20url=\/\/evil\.example#file-1$/,
    );
  });
});
