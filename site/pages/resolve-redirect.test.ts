import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';
import { expectSecurityHeaders } from '../test/expect-security-headers.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

describe('malformed paths', () => {
  test.each([
    ['/standorte.', '/standorte'],
    ['/kontakt)', '/kontakt'],
    ['/kontakt).', '/kontakt'],
    ['/(kontakt)', '/kontakt'],
    ['/pl/kontakt,', '/pl/kontakt'],
    ['/kontakt%C2%BB', '/kontakt'],
    ['/%C2%ABkontakt%C2%BB', '/kontakt'],
    ['/kontakt%22', '/kontakt'],
    ["/kontakt'", '/kontakt'],
    ['/%E2%80%9Ekontakt%E2%80%9C', '/kontakt'],
    ['/pl/%E2%80%9Ekontakt%E2%80%9D', '/pl/kontakt'],
    ['/kontakt%20', '/kontakt'],
    ['/kontakt%C2%A0', '/kontakt'],
    ['/kontakt%E2%80%8B', '/kontakt'],
    ['/kontakt%E2%80%A6', '/kontakt'],
    ['/kontakt...', '/kontakt'],
    ['/kontakt!', '/kontakt'],
    ['/kontakt;', '/kontakt'],
    ['/kontakt:', '/kontakt'],
    ['/kontakt%3E', '/kontakt'],
    ['/kontakt%3C/a%3E', '/kontakt'],
    ['/kontakt*', '/kontakt'],
    ['/kontakt%5D', '/kontakt'],
    ['/kontakt%20%E2%80%93', '/kontakt'],
    ['/kontakt/.,', '/kontakt'],
    ['/filter/', '/filter'],
    ['/%66ilter', '/filter'],
    ['/PL/O-NAS/', '/pl/o-nas'],
    ['//', '/'],
    ['/pl/stacje/?miejsce=%C5%81%C3%B3d%C5%BA', '/pl/stacje?miejsce=%C5%81%C3%B3d%C5%BA'],
    ['/kontakt.?ort=Kiel&x=1', '/kontakt?ort=Kiel&x=1'],
    ['/standorte/kiel.', '/standorte/kiel'],
    ['/kundenportal.', '/kundenportal'],
    ['/de', '/'],
    ['/de/', '/'],
    ['/DE/Kontakt', '/kontakt'],
    ['/de/kontakt?a=b', '/kontakt?a=b'],
    ['/de-DE/kontakt', '/kontakt'],
    ['/pl-PL/kontakt', '/pl/kontakt'],
    ['/index.html', '/'],
    ['/index.php', '/'],
    ['/index.htm?x=1', '/?x=1'],
    ['/INDEX.HTML', '/'],
    ['/home', '/'],
    ['/Home/', '/'],
    ['/de/index.html', '/'],
    ['/pl/index.html', '/pl'],
    ['/pl/index.php', '/pl'],
    ['/pl/home', '/pl'],
    ['/kontakt/index.html', '/kontakt'],
    ['/kontakt.html', '/kontakt'],
    ['/pl/kontakt.php', '/pl/kontakt'],
    ['/KONTAKT.', '/kontakt'],
    ['//kontakt', '/kontakt'],
    ['/pl//kontakt', '/pl/kontakt'],
    ['/pl//Kontakt//.', '/pl/kontakt'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const response = await site.app.inject(from);
    expect([response.statusCode, response.headers.location]).toEqual([301, to]);
    expectSecurityHeaders(response.headers);
    expect((await site.app.inject(to)).statusCode).toBe(200);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/kontakt',
    '///evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/de//evil.example',
    '/https://evil.example/kontakt',
    '/nirgends.',
    '/nirgends/index.html',
    '/de/nirgends',
    '/kontaktx.',
    '/.env',
    '/wp-login.php',
    '/pl/de',
    `/kontakt${'.'.repeat(600)}`,
  ])('%s is 404 without a redirect to another host', async (from) => {
    const response = await site.app.inject(from);
    expect([response.statusCode, response.headers.location]).toEqual([404, undefined]);
  });
});
