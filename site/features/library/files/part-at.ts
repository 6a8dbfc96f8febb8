import type { FilePart } from '@oilway/store/library/bytes.ts';

/** What an address below `/customerPortal/files/` asks for. */
export interface AskedPart {
  id: number;
  part: FilePart;
  /** To be looked at where it is, not saved. */
  shown: boolean;
}

const form = /^([1-9]\d{0,8})(?:\/(?:(print|thumbnail|preview)|versions\/([1-9]\d{0,8})))?$/;

/** Undefined for anything that no address of ours looks like. @param rest what follows the folder. */
export function partAt(rest: string): AskedPart | undefined {
  const [, id, named, version] = form.exec(rest) ?? [];
  if (id === undefined) return undefined;
  const shown = named === 'thumbnail' || named === 'preview';
  if (version !== undefined) return { id: Number(id), part: { version: Number(version) }, shown };
  if (named === 'print' || named === 'thumbnail') return { id: Number(id), part: named, shown };
  return { id: Number(id), part: 'file', shown };
}

/** The most files that are asked for at once. */
export const mostFiles = 500;

/** A list of ids such as `3,17`, each once; undefined for anything else. */
export function idsOf(query: unknown): number[] | undefined {
  const { ids } = (query ?? {}) as { ids?: unknown };
  if (typeof ids !== 'string' || !/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(ids)) return undefined;
  const found = [...new Set(ids.split(',').map(Number))];
  return found.length <= mostFiles ? found : undefined;
}
