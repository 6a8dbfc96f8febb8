/** What something was built from: collections of published documents, and the moment it expires. */
export class Dependencies {
  /** `collectionOf` each kind and language that was read. */
  readonly collections = new Set<string>();
  /** Milliseconds since the epoch. */
  expiresAt = Number.POSITIVE_INFINITY;

  /** Adds the dependencies of something this is built from. */
  add({ collections, expiresAt }: Dependencies): void {
    for (const collection of collections) this.collections.add(collection);
    this.expireAt(expiresAt);
  }

  expireAt(moment: number): void {
    this.expiresAt = Math.min(this.expiresAt, moment);
  }

  isStale(changed: ReadonlySet<string>): boolean {
    for (const collection of changed) if (this.collections.has(collection)) return true;
    return false;
  }
}
