/** Yields to the main thread: the browser paints and handles input before long work continues. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
