import { describe, expect, it } from 'vitest';
import { safeUrl, urlProblem } from './url-validation.ts';

const dangerous: [string, string][] = [
  ['javascript:alert(1)', 'scheme'],
  ['JaVaScRiPt:alert(1)', 'scheme'],
  ['data:text/html,<script>', 'scheme'],
  ['vbscript:x', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['blob:https://oilway.example/1', 'scheme'],
  ['java\nscript:alert(1)', 'sign'],
  ['\u0001javascript:alert(1)', 'sign'],
  ['/kontakt\r\nSet-Cookie: a=b', 'sign'],
  ['/\t/evil.example', 'sign'],
  ['/kontakt%0d%0aSet-Cookie:a', 'sign'],
  ['https://oilway.example/\u202egpj.exe', 'sign'],
  ['https://oil\u200bway.example/', 'sign'],
  ['https://oil\u00adway.example/', 'sign'],
  ['/\\evil.example', 'backslash'],
  ['\\\\evil.example', 'backslash'],
  ['https:\\\\evil.example', 'backslash'],
  ['https://oilway.example\\@evil.example', 'backslash'],
  ['//evil.example', 'twoSlashes'],
  ['///evil.example', 'twoSlashes'],
  ['/.//evil.example', 'twoSlashes'],
  ['https://user:pw@evil.example/', 'login'],
  ['https://oilway.example@evil.example/', 'login'],
  ['http:evil.example', 'host'],
  ['http:/evil.example', 'host'],
  ['https:///evil.example', 'host'],
  ['https://', 'host'],
  ['https://?a', 'host'],
  ['https://oilway.example:99999/', 'host'],
  ['/ein pfad', 'space'],
  ['https://oilway.example/\u00a0a', 'space'],
  ['https://oilway.example/a\u2003b', 'space'],
  ['https://oilway.example/a\u3000b', 'space'],
  ['mailto:a@oilway.example%0d%0abcc:x@evil.example', 'sign'],
  ['mailto:a@oilway.example?subject=a%0aBcc:x@evil.example', 'sign'],
  ['mailto:niemand', 'mail'],
  ['mailto:', 'mail'],
  ['tel:ruf an', 'phone'],
  ['tel:12', 'phone'],
  ['kontakt', 'start'],
  ['www.oilway.example', 'start'],
  ['www.oilway.example:8080/a', 'start'],
  ['', 'missing'],
  [' \u00a0', 'missing'],
];

/** Mistakes rather than attacks: public sites have no such hosts. */
const mistaken: [string, string][] = [
  ['https://intern/', 'host'],
  ['https://oilway', 'host'],
  ['https://oilway.', 'host'],
  ['https://oilway。example/', 'host'],
  ['https://oilway.example⁄a.example', 'host'],
  ['https://%65vil.example', 'host'],
  ['http://127.0.0.1/', 'ip'],
  ['http://127.1/', 'ip'],
  ['http://2130706433/', 'ip'],
  ['http://0x7f000001/', 'ip'],
  ['http://0177.0.0.1/', 'ip'],
  ['http://１２７.0.0.1/', 'ip'],
  ['http://[::1]:8080/', 'ip'],
  ['http://[::ffff:7f00:1]/', 'ip'],
];

const legal = [
  'https://oilway.example',
  'HTTP://Oilway.example/a?b=c#d',
  'https://müller-öl.example:8443/ölwechsel?x=ä#ü',
  'https://źródło.example/Wymiana_(olej)',
  'https://xn--mller-l-f1a2c.example/',
  'https://a.example?next=https://b.example/@c:d',
  '/',
  '/standorte?ort=Kiel#liste',
  '/a//b:c@d',
  '/%20',
  '#preise',
  '?ort=Kiel',
  'mailto:info@oilway.example',
  'mailto:info@müller-öl.example?subject=Hallo%20Welt&body=a%0D%0Ab&cc=x@oilway.example',
  'mailto:a@oilway.example,b@oilway.example',
  'tel:+492314477100',
  'tel:+49 231 44-77',
  'tel:+492314477;ext=12',
  'tel:112',
];

describe('addressProblem', () => {
  it.each([...dangerous, ...mistaken])('refuses %j: %s', (address, problem) => {
    expect(urlProblem(address)).toBe(problem);
  });

  it.each(legal)('accepts %j', (address) => {
    expect(urlProblem(address)).toBeUndefined();
  });

  it('accepts URLs of the configured origins', () => {
    const origins = ['http://localhost:3000'];
    expect(urlProblem('http://localhost:3000/a')).toBe('host');
    expect(urlProblem('http://localhost:3000/a', { origins })).toBeUndefined();
    expect(urlProblem('http://a:b@localhost:3000/a', { origins })).toBe('login');
  });

  it('restricts URLs to web pages or to paths by kind', () => {
    expect(urlProblem('https://a.example/', { kind: 'web' })).toBeUndefined();
    expect(urlProblem('/a', { kind: 'web' })).toBe('start');
    expect(urlProblem('mailto:a@a.example', { kind: 'web' })).toBe('scheme');
    expect(urlProblem('/alt/ölwechsel', { kind: 'path' })).toBeUndefined();
    expect(urlProblem('/alt?a', { kind: 'path' })).toBe('query');
    expect(urlProblem('https://a.example/', { kind: 'path' })).toBe('scheme');
  });
});

describe('safeAddress', () => {
  it.each(dangerous)('returns undefined for %j', (address) => {
    expect(safeUrl(address)).toBeUndefined();
  });

  it('returns stored URLs whose hosts are rejected in new input', () => {
    for (const [address] of mistaken.filter(([one]) => !one.includes('⁄')))
      expect(safeUrl(address)).toBe(address);
    for (const address of legal) expect(safeUrl(` ${address}\n`)).toBe(address);
    expect(safeUrl(null)).toBeUndefined();
  });
});
