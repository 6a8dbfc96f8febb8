/**
 * Runs once when the server starts. Opening Payload here starts its jobs (scheduled publishing) and
 * the delivery of mails at once; otherwise they would wait for the first visit to the studio.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getPayload } = await import('payload');
  const { default: config } = await import('@payload-config');
  const payload = await getPayload({ config, cron: true });
  const { startDelivery } = await import('@oilway/content/outbox/loop.ts');
  startDelivery(payload);
}
