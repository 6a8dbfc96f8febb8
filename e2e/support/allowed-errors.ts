/** Patterns of the browser errors that a test provokes. */

/** Matches error responses. @param answers the status and the end of the URL before its fragment, as a pattern. */
export function errorResponses(
  ...answers: readonly (readonly [status: number, end: string])[]
): RegExp {
  const kinds = answers.map(([status, end]) => {
    const address = `\\S+${end}(#[\\w-]+)?`;
    return `answered ${status}: ${address}|console error: .* status of ${status} .*\\(${address}\\)`;
  });
  return new RegExp(`^(${kinds.join('|')})$`);
}

/** Matches failed requests to URLs with this end. */
export function failedRequests(end: string): RegExp {
  return new RegExp(
    `^(failed: \\S+${end} net::ERR_FAILED|console error: .* net::ERR_FAILED \\(\\S+${end}\\))$`,
  );
}

/** Matches 404 responses of pages. */
export const notFoundResponses = (...paths: string[]): RegExp =>
  errorResponses(...paths.map((path) => [404, path] as const));

/** Combines patterns. */
export const anyPattern = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));
