/** The addresses of the files of the library, for the server and for the browser. */
export const portalFilePaths = {
  /** The bytes of a file: itself, what is printed of it, a small picture, or to be looked at. */
  portalFile: (id: number | string, part?: 'print' | 'thumbnail' | 'preview') =>
    `/customerPortal/files/${id}${part ? `/${part}` : ''}`,
  /** An earlier version of a file, by the id of its upload. */
  portalFileVersion: (id: number, upload: number) =>
    `/customerPortal/files/${id}/versions/${upload}`,
  /** Several files as one zip. */
  portalZip: (ids: readonly (number | string)[]) => `/customerPortal/zip?ids=${ids.join(',')}`,
  /** The print files of one or several files as one PDF, to be looked at and printed. */
  portalPrint: (ids: readonly (number | string)[]) => `/customerPortal/print?ids=${ids.join(',')}`,
};
