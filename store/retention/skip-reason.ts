/**
 * Why a run deletes nothing: the clocks differ; there is no last run to compare with, or it is in the future; it was long ago; or an unusual amount
 * would be deleted.
 */
export type SkipReason = 'clocks' | 'first' | 'future' | 'long' | 'many';
