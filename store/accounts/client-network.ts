import { BlockList, isIP } from 'node:net';

/** The known source of a request. */
interface RequestSource {
  /** The peer address of the socket. */
  address: string | undefined;
  /** The `X-Forwarded-For` header. */
  forwarded: string | undefined;
}

/**
 * Returns the network of a request: the first three bytes of an IPv4 address, the first four groups of an IPv6 address, which is what a household or
 * a company has. Only the operator's proxies are trusted for `X-Forwarded-For`.
 */
export function clientNetwork(
  { address: peer, forwarded }: RequestSource,
  trustedProxies: readonly string[],
): string {
  const isTrustedProxy = compileTrustedProxies(trustedProxies);
  const hops = (forwarded ?? '').split(',');
  let address = withoutMappedPrefix(peer ?? '');
  // From the nearest hop to the farthest, while the hops are trusted proxies.
  for (const hop of hops.reverse()) {
    if (!isTrustedProxy(address)) break;
    const next = withoutMappedPrefix(hop.trim());
    if (isIP(next) === 0) break;
    address = next;
  }
  return networkPrefix(address);
}

/** Returns whether an address is one of the operator's proxies. */
export function compileTrustedProxies(
  trustedProxies: readonly string[],
): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) if (isIP(proxy)) trusted.addAddress(proxy, family(proxy));
  return (address = '') => {
    const own = withoutMappedPrefix(address);
    return isIP(own) !== 0 && trusted.check(own, family(own));
  };
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const withoutMappedPrefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function networkPrefix(address: string): string {
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
