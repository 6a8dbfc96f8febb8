/** Liveness probe, as on the site: it does not query the database. */
export const dynamic = 'force-dynamic';

export const GET = (): Response =>
  Response.json({ status: 'live' }, { headers: { 'Cache-Control': 'no-store' } });
