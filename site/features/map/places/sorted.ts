/** The index of the first value that is not below the one asked for, in a list that ascends; its length where none is. */
export function firstWith<T extends number | string>(values: ArrayLike<T>, asked: T): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = values[middle];
    if (value !== undefined && value < asked) from = middle + 1;
    else to = middle;
  }
  return from;
}
