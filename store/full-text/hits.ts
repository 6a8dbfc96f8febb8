/** Documents with a word: the score of each, and the matching index terms. */
export type WordHits<T> = ReadonlyMap<T, { score: number; terms: readonly string[] }>;

/** Returns the union of two results, each document with the better score. */
export function unionHits<T>(one: WordHits<T>, other: WordHits<T>): WordHits<T> {
  if (other.size === 0) return one;
  if (one.size === 0) return other;
  const found = new Map(one);
  for (const [entry, hit] of other)
    if (hit.score > (one.get(entry)?.score ?? 0)) found.set(entry, hit);
  return found;
}

/** Returns the first result, followed by the documents that only the others have, with scores capped at the first's lowest. */
export function appendHits<T>(first: WordHits<T>, others: WordHits<T>): WordHits<T> {
  const lowestScore = Math.min(...[...first.values()].map(({ score }) => score));
  const rest = [...others].filter(([entry]) => !first.has(entry));
  const share = Math.min(1, lowestScore / Math.max(...rest.map(([, { score }]) => score)));
  const lower = rest.map(([entry, hit]) => [entry, { ...hit, score: hit.score * share }] as const);
  return new Map([...first, ...lower]);
}

/** Returns the intersection of all results, with a share of the mean score; empty without results. */
export function intersectHits<T>(all: readonly WordHits<T>[], share = 1): WordHits<T> {
  const [first = new Map(), ...others] = all;
  if (others.length === 0 && share === 1) return first;
  const found = new Map<T, { score: number; terms: readonly string[] }>();
  for (const entry of first.keys()) {
    const hits = all.flatMap((one) => one.get(entry) ?? []);
    if (hits.length < all.length) continue;
    const score = (hits.reduce((sum, hit) => sum + hit.score, 0) / all.length) * share;
    found.set(entry, { score, terms: hits.flatMap(({ terms }) => terms) });
  }
  return found;
}
