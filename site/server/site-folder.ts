/** The folder of the site's sources, also for the built server, which reads files in it. */
export const siteFolder = import.meta.dirname.replace(/\/(dist\/)?server$/, '');
