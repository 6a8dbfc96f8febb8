import type { ByteRange } from './file-store.ts';

/**
 * What a `Range` header asks of a file (RFC 9110, section 14). Undefined means the whole: no header, another unit, or
 * several ranges, which nobody needs to resume a download. Null means that nothing of it is there (416).
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined | null {
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

/** Whether a part still belongs to the file that the reader has the rest of: only by its very tag. */
export const isSame = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;

/** Whether the reader has these bytes already (`If-None-Match`). */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ??
  false;
