/** Reads all documents that match, regardless of access rights. */
export const findAllOptions = { pagination: false, depth: 0, overrideAccess: true } as const;

/** Reads a document by its id regardless of access rights; null where there is none. */
export const findOneOptions = { disableErrors: true, depth: 0, overrideAccess: true } as const;
