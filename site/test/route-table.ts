import type { FastifyInstance } from 'fastify';

export interface Route {
  method: string;
  /** In small letters, with `:name` for parameters and `*` for the rest. */
  path: string;
}

/** Returns every route of the site, so that suites cover new ones automatically; one asset stands for all. */
export function routesOf(app: FastifyInstance): Route[] {
  const above: string[] = [];
  const routes: Route[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] =
      /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    above.splice(indent.length / 4, above.length, part);
    const path = above.join('');
    for (const method of methods.split(', ').filter(Boolean)) routes.push({ method, path });
  }
  const asset = routes.find(({ path }) => path.startsWith('/assets/'));
  return routes.filter((route) => route === asset || !route.path.startsWith('/assets/'));
}
