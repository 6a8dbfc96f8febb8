/** Returns the trimmed lines of a text without empty ones. */
export const splitLines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
