import { BlockList, isIP } from 'node:net';

/** Where a request comes from, as far as it is known. */
interface Origin {
  /** The socket's other end. */
  address: string | undefined;
  /** What `X-Forwarded-For` says. */
  forwarded: string | undefined;
}

/**
 * Which network a request comes from: the first three numbers of an IPv4 address, the first four groups of an
 * IPv6 one, of which a household or a company has one. What a proxy of the operator's says counts, nobody else's.
 */
export function networkOf(
  { address: nearest, forwarded }: Origin,
  trustedProxies: readonly string[],
): string {
  const trusts = isTrusted(trustedProxies);
  const named = (forwarded ?? '').split(',');
  let address = plain(nearest ?? '');
  // From the nearest to the farthest, as far as the chain is our own.
  for (const before of named.reverse()) {
    if (!trusts(address)) break;
    const next = plain(before.trim());
    if (isIP(next) === 0) break;
    address = next;
  }
  return cut(address);
}

/** Whether an address is one of the operator's own proxies. */
export function isTrusted(
  trustedProxies: readonly string[],
): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) if (isIP(proxy)) trusted.addAddress(proxy, family(proxy));
  return (address = '') => {
    const own = plain(address);
    return isIP(own) !== 0 && trusted.check(own, family(own));
  };
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function cut(address: string): string {
  if (isIP(address) !== 6) return address.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
