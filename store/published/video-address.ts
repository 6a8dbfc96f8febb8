import { addressProblem } from '../web-address.ts';

/** A video of YouTube, a playlist, or a video within a playlist. */
export interface VideoAddress {
  /** Eleven characters; absent where the address names a playlist alone. */
  id?: string;
  list?: string;
}

const id = /^[\w-]{11}$/;
const list = /^[\w-]{12,64}$/;
const hosts = /^((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com)$/;

/** What an editor pasted as a whole address: an id and an address without `https://` are taken, too. */
export function wholeVideoAddress(text: string): string {
  const pasted = text.trim();
  if (id.test(pasted)) return `https://youtu.be/${pasted}`;
  return /^[a-z]+:/i.test(pasted) ? pasted : `https://${pasted}`;
}

/** What an editor pasted: an id, or an address in any of the provider's forms; undefined for all else. */
export function readVideoAddress(text: string): VideoAddress | undefined {
  const address = wholeVideoAddress(text);
  if (addressProblem(address, { kind: 'web' })) return undefined;
  const url = new URL(address);
  const named = idIn(url);
  const playlist = url.searchParams.get('list') ?? '';
  if (named === undefined) return undefined;
  const found = {
    ...(id.test(named) && named !== 'videoseries' ? { id: named } : {}),
    ...(list.test(playlist) ? { list: playlist } : {}),
  };
  return found.id || found.list ? found : undefined;
}

/** Where an address of the provider has its id; undefined for anybody else's address. */
function idIn({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first = '', second = ''] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!hosts.test(hostname)) return undefined;
  if (first === 'watch' || first === 'playlist') return searchParams.get('v') ?? '';
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined;
}
