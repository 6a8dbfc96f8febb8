/** Nothing in the comparison of two versions, for a field that no form shows. */
export const NoDifference = () => null;
