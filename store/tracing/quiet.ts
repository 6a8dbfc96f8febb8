/** Whether an address, a table or a job is the reporting office's: of these nothing is told to any collector (docs/whistleblowing.md). */
export const isQuiet = (name: string): boolean => /report/i.test(name);
