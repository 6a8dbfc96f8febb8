/** Renders nothing in the comparison of versions, for hidden fields. */
export const EmptyDiff = () => null;
