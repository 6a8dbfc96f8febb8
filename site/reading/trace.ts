/** What something was made from: it is old as soon as one of these changes, and at its end. */
export class Trace {
  /** The same that `Documents.apply` says of changes, and names of what is kept (`nameOf`). */
  readonly keys = new Set<string>();
  /** Milliseconds since the epoch. */
  until = Number.POSITIVE_INFINITY;

  /** What was made from something is made from whatever that was made from. */
  take({ keys, until }: Trace): void {
    for (const key of keys) this.keys.add(key);
    this.until = Math.min(this.until, until);
  }

  /** It was made from this. @param until when that is old. */
  note(name: string, until: number): void {
    this.keys.add(name);
    this.until = Math.min(this.until, until);
  }

  isOld(changed: ReadonlySet<string>, now: number): boolean {
    return this.until <= now || [...changed].some((key) => this.keys.has(key));
  }
}
