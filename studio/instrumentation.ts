/**
 * Runs once when the server starts. The jobs (scheduled publishing) and the delivery of mails begin here; otherwise they
 * would wait for the first visit to the studio.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getPayload } = await import('payload');
  const { default: config } = await import('@payload-config');
  const payload = await getPayload({ config });
  // Next tells of errors on the console, with all that they carry.
  for (const level of ['error', 'warn'] as const)
    console[level] = (...told: unknown[]) =>
      payload.logger[level]({ err: told.find((one) => one instanceof Error) }, wordsOf(told));
  const { startDelivery } = await import('@oilway/content/outbox/loop.ts');
  startDelivery(payload);
  const { startJobs } = await import('@oilway/content/jobs/loop.ts');
  const jobs = startJobs(payload);
  // Next stops at the same signals by itself; another studio need not wait for our term to end.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void jobs.stop().catch(() => undefined));
  // A supervisor that goes away takes its end of the channel with it.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/** The first words of what the console is told; an error speaks for itself. */
function wordsOf(told: unknown[]): string {
  const [first] = told.filter((one) => typeof one === 'string');
  return (first ?? 'the studio met an error').split('\n')[0] ?? '';
}
