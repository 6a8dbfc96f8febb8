/** Paths of the library's files, for server and browser. */
export const portalFilePaths = {
  /** A file, its print file, thumbnail or preview. */
  portalFile: (id: number | string, part?: 'print' | 'thumbnail' | 'preview') =>
    `/customerPortal/files/${id}${part ? `/${part}` : ''}`,
  /** An earlier version of a file, by the id of its upload. */
  portalFileVersion: (id: number, upload: number) =>
    `/customerPortal/files/${id}/versions/${upload}`,
  /** Several files as one zip. */
  portalZip: (ids: readonly (number | string)[]) => `/customerPortal/zip?ids=${ids.join(',')}`,
  /** The print files of one or several files as one PDF. */
  portalPrint: (ids: readonly (number | string)[]) => `/customerPortal/print?ids=${ids.join(',')}`,
};
