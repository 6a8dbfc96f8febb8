/**
 * Why nothing is deleted, though its term is over: both clocks differ; there is no last run to compare with, or one that has
 * not been yet; it was long ago; or it would be unusually much.
 */
export type HeldBack = 'clocks' | 'first' | 'future' | 'long' | 'many';
