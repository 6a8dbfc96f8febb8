/**
 * Returns the components of an array whose rows are named by their values. Payload numbers rows otherwise.
 * @param names Fields of a row; `link.label` is one of a group.
 */
export const rowLabel = (...names: string[]) => ({
  RowLabel: {
    path: '/components/editing/RowLabel.tsx#RowLabel',
    clientProps: { names },
  },
});
