/** The process answers, as at the site: no database is asked. */
export const dynamic = 'force-dynamic';

export const GET = (): Response =>
  Response.json({ status: 'live' }, { headers: { 'Cache-Control': 'no-store' } });
