/** Bytes of a text that are shown; a browser is slow with megabytes of it. */
const mostText = 256 * 1024;

/** What came of asking for a file. */
export type FileAsked =
  | { status: 'there'; words: string; cut: boolean }
  | { status: 'ended' | 'failed' };

/** @param text its beginning is wanted; else only whether it is there. @throws only when it is aborted. */
export async function askFor(src: string, text: boolean, signal: AbortSignal): Promise<FileAsked> {
  try {
    const answer = await fetch(src, {
      signal,
      ...(text ? { headers: { range: `bytes=0-${mostText - 1}` } } : { method: 'HEAD' }),
    });
    if (answer.status === 401) return { status: 'ended' };
    if (!answer.ok) return { status: 'failed' };
    const whole = Number(answer.headers.get('content-range')?.split('/')[1] ?? 0);
    // A sign that the end of the part cuts through is left out.
    const charset = /charset=([\w-]+)/.exec(answer.headers.get('content-type') ?? '')?.[1];
    const words = new TextDecoder(charset).decode(await answer.arrayBuffer(), { stream: true });
    return { status: 'there', words, cut: whole > mostText };
  } catch (error) {
    if (signal.aborted) throw error;
    return { status: 'failed' };
  }
}
