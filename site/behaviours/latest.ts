/**
 * Of several questions only the newest is answered: one that follows ends the one before.
 * @returns asks; what it answers is undefined where a newer question came, and it throws what the newest one threw.
 */
export function latest() {
  let asking = new AbortController();
  return async <T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const answer = await ask(signal);
      return signal.aborted ? undefined : answer;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  };
}

/** A page of this site, as its address gives it. @throws when there is none. */
export async function fetchPage(
  address: string,
  signal?: AbortSignal,
): Promise<{ page: Document; reached: URL }> {
  const answer = await fetch(address, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return { page, reached: new URL(answer.url) };
}
