/** The prefix that the specification shows for the login only; every call answers with and without it. */
const prefix = '/umbraco/api/customerPortal';

/** Both addresses of a call: as the specification shows it, and below the prefix. */
export const addressesOf = (path: string): [string, string] => [
  path,
  `${prefix}${path.replace(/^\/customerPortal/, '')}`,
];
