/** Renders nothing in the comparison of versions, for hidden fields. */
export const NoDifference = () => null;
