import { urlProblem } from '../url-validation.ts';

/** A YouTube video, a playlist, or a video in a playlist. */
export interface YouTubeReference {
  /** Eleven characters; absent for a playlist alone. */
  id?: string;
  list?: string;
}

const idPattern = /^[\w-]{11}$/;
const playlistPattern = /^[\w-]{12,64}$/;
const hosts = /^((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com)$/;

/** Returns the full URL of what an editor pasted: an id, or a URL with or without `https://`. */
export function toYouTubeUrl(text: string): string {
  const pasted = text.trim();
  if (idPattern.test(pasted)) return `https://youtu.be/${pasted}`;
  return /^[a-z]+:/i.test(pasted) ? pasted : `https://${pasted}`;
}

/** Parses an id, or a YouTube URL in any of its forms; undefined for anything else. */
export function parseYouTubeUrl(text: string): YouTubeReference | undefined {
  const address = toYouTubeUrl(text);
  if (urlProblem(address, { kind: 'web' })) return undefined;
  const url = new URL(address);
  const videoId = idIn(url);
  const playlist = url.searchParams.get('list') ?? '';
  if (videoId === undefined) return undefined;
  const found = {
    ...(idPattern.test(videoId) && videoId !== 'videoseries' ? { id: videoId } : {}),
    ...(playlistPattern.test(playlist) ? { list: playlist } : {}),
  };
  return found.id || found.list ? found : undefined;
}

/** Returns the id in a YouTube URL; undefined for any other host. */
function idIn({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first = '', second = ''] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!hosts.test(hostname)) return undefined;
  if (first === 'watch' || first === 'playlist') return searchParams.get('v') ?? '';
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined;
}
