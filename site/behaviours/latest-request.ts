/**
 * Runs one request at a time: a new one aborts the previous one.
 * @returns a function that runs a request; it returns undefined when a newer one has aborted it. @throws what the latest request throws.
 */
export function latestOnly() {
  let controller = new AbortController();
  return async <T>(request: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> => {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    try {
      const result = await request(signal);
      return signal.aborted ? undefined : result;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  };
}

/** Fetches and parses a page of this site. @throws for an HTTP error. */
export async function fetchPage(
  url: string,
  signal?: AbortSignal,
): Promise<{ page: Document; url: URL }> {
  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { page, url: new URL(response.url) };
}
