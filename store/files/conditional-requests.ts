import type { ByteRange } from './file-store.ts';

/**
 * Returns the byte range of a `Range` header (RFC 9110, section 14). Undefined means the whole file: no header, another unit, or several ranges,
 * which no download resumption needs. Null means not satisfiable (416).
 */
export function parseRange(header: string | undefined, size: number): ByteRange | undefined | null {
  const [, from, to] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const last = Number(to);
    return last === 0 || size === 0 ? null : { start: Math.max(0, size - last), end: size - 1 };
  }
  const [start, end] = [Number(from), to === '' ? size - 1 : Number(to)];
  if (to !== '' && end < start) return undefined;
  return start >= size ? null : { start, end: Math.min(end, size - 1) };
}

/** Returns whether `If-Range` permits a partial response: only by a strong ETag match. */
export const ifRangeMatches = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;

/** Returns whether `If-None-Match` matches. */
export const ifNoneMatchMatches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ??
  false;
