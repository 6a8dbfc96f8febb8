/** So many levels a score has when files are put in order. */
const levels = 4096;

/**
 * Files by their scores, the best first; of equal ones the first stays the first. A counting sort: half of a large library
 * may have been found.
 * @param scores of all files, at least one of them above 0 for `docs`.
 */
export function byScore(docs: Uint32Array, scores: Float32Array): Uint32Array {
  let highest = 0;
  for (let at = 0; at < docs.length; at += 1)
    if ((scores[docs[at] as number] as number) > highest)
      highest = scores[docs[at] as number] as number;
  const scale = (levels - 1) / (highest || 1);
  const places = new Uint32Array(levels + 1);
  const level = new Uint16Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const own = levels - 1 - (((scores[docs[at] as number] as number) * scale) | 0);
    level[at] = own;
    places[own + 1] = (places[own + 1] as number) + 1;
  }
  for (let at = 1; at <= levels; at += 1)
    places[at] = (places[at] as number) + (places[at - 1] as number);
  const sorted = new Uint32Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const own = level[at] as number;
    const place = places[own] as number;
    sorted[place] = docs[at] as number;
    places[own] = place + 1;
  }
  return sorted;
}

/** So many of the best are compared with the question as a whole. */
const compared = 100;

/** Puts titles first that say just what was asked for, then those that begin with it, then those that have it in a row. */
export function titlesFirst(
  sorted: Uint32Array,
  scores: Float32Array,
  asked: string,
  titleOf: (doc: number) => string,
): Uint32Array {
  if (asked === '') return sorted;
  const top = Array.from(sorted.subarray(0, compared), (doc, at) => {
    const title = titleOf(doc);
    return { doc, at, score: (scores[doc] as number) * likeness(title, asked) };
  });
  top.sort((one, other) => other.score - one.score || one.at - other.at);
  for (const [at, { doc }] of top.entries()) sorted[at] = doc;
  return sorted;
}

function likeness(title: string, asked: string): number {
  if (title === asked) return 100;
  const row = ` ${title} `;
  if (row.startsWith(` ${asked} `)) return 1.6;
  if (row.includes(` ${asked} `)) return 1.4;
  const words = asked.split(' ');
  return words.every((word) => row.includes(` ${word} `)) ? 1.25 : 1;
}
