import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

const from = (address: string, forwarded?: string, trusted: string[] = []) =>
  clientNetwork({ address, forwarded }, trusted);

test('returns the /24 prefix of an IPv4 address and the /64 prefix of an IPv6 address', () => {
  expect(from('192.0.2.7')).toBe('192.0.2');
  expect(from('::ffff:192.0.2.7')).toBe('192.0.2');
  expect(from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(from('2001:DB8::6')).toBe('2001:db8:0:0');
  expect(from('::1')).toBe('0:0:0:0');
});

test('uses forwarded addresses only from trusted proxies', () => {
  expect(from('192.0.2.7', '198.51.100.1')).toBe('192.0.2');
  const proxies = ['127.0.0.1', '10.0.0.5', '2001:db8::1'];
  expect(from('127.0.0.1', '198.51.100.1', proxies)).toBe('198.51.100');
  expect(from('127.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.5', proxies)).toBe('198.51.100');
  expect(from('2001:db8::1', '2001:db8:7::2', proxies)).toBe('2001:db8:7:0');
  expect(from('127.0.0.1', 'unknown, ', proxies)).toBe('127.0.0');
});
