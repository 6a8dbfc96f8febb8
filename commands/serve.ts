import { say, tellLogin } from './console.ts';
import { Running } from './keep-running.ts';
import type { Ready } from './make-ready.ts';
import { liveUrls, siteArgs, studioArgs } from './processes.ts';

/** Runs both parts until a signal arrives or the parent process ends. @param parent its process id, if there is one. */
export async function serve(ready: Ready, parent: number): Promise<void> {
  const { folder, host, sitePort, studioPort } = ready;
  const live = liveUrls(ready);
  const running = new Running({ ...process.env, DATA_DIR: folder });
  const stop = async (code: number) => {
    if (running.isStopping) return;
    await running.stop();
    say('Stopped');
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  // npm forwards no signal when it is killed. Without npm a parent shell may exit and leave this process running on purpose.
  if (process.env.npm_lifecycle_event)
    setInterval(() => void (process.ppid !== parent && stop(0)), 1000).unref();

  try {
    await running.start([
      {
        name: 'site',
        args: siteArgs,
        url: `http://${host}:${sitePort}/health/ready`,
        liveUrl: live.site,
      },
      {
        name: 'studio',
        args: studioArgs,
        url: `http://${host}:${studioPort}/admin/login`,
        liveUrl: live.studio,
      },
    ]);
    announce(ready);
  } catch (error) {
    if (running.isStopping) return;
    say(`✗ ${(error as Error).message.split('\n')[0]}`);
    await stop(1);
  }
}

function announce(ready: Ready): void {
  const { folder, login, memberLogins, officers, siteOrigin, smtpUrl, studioOrigin } = ready;
  say('');
  say(`  Site    ${siteOrigin}`);
  say(`          ${siteOrigin}/pl`);
  say(`  Studio  ${studioOrigin}/admin`);
  if (login) tellLogin(login, folder);
  if (officers) say(`  Reporting office of the demo: ${officers}`);
  if (memberLogins) say(`  Portal  the demo's members and their passwords: ${memberLogins}`);
  if (!smtpUrl) say('  Mails   wait in the outbox: there is no SMTP_URL');
  say('');
  say('  Ctrl-C stops both.');
}
