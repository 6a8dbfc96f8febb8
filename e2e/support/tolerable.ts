/** What the browser may complain of in a journey, by the very answer that the journey asks for. */

/** @param answers the status, and how the address ends before its fragment, as a pattern. */
export function answered(...answers: readonly (readonly [status: number, end: string])[]): RegExp {
  const kinds = answers.map(([status, end]) => {
    const address = `\\S+${end}(#[\\w-]+)?`;
    return `answered ${status}: ${address}|console error: .* status of ${status} .*\\(${address}\\)`;
  });
  return new RegExp(`^(${kinds.join('|')})$`);
}

/** Requests to addresses that end like this, which never get an answer. */
export function unanswered(end: string): RegExp {
  return new RegExp(
    `^(failed: \\S+${end} net::ERR_FAILED|console error: .* net::ERR_FAILED \\(\\S+${end}\\))$`,
  );
}

/** Pages that are asked for on purpose and are not there. */
export const notFound = (...paths: string[]): RegExp =>
  answered(...paths.map((path) => [404, path] as const));

/** What any of the patterns matches. */
export const oneOf = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));
