/**
 * Runs once when the server starts. Opening Payload here starts its jobs (scheduled publishing) at
 * once; otherwise they would wait for the first visit to the studio.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getPayload } = await import('payload');
  const { default: config } = await import('@payload-config');
  await getPayload({ config, cron: true });
}
