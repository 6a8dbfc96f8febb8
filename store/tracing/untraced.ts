/** Returns whether a route, a table or a job belongs to the reporting office, which is never traced (docs/whistleblowing.md). */
export const isUntraced = (name: string): boolean => /report/i.test(name);
