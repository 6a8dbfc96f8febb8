/** The folder of the site's sources, also from the built server, for the files that are read beside them. */
export const siteFolder = import.meta.dirname.replace(/\/(dist\/)?server$/, '');
