import type { BootstrapResult } from './bootstrap.ts';
import { print, printLogin } from './console.ts';
import { liveUrls, siteArgs, studioArgs } from './processes.ts';
import { Supervisor } from './supervisor.ts';

/** Runs both parts until a signal arrives or the parent process ends. @param parentPid its process id, if there is one. */
export async function serve(ready: BootstrapResult, parentPid: number): Promise<void> {
  const { dataDir, host, sitePort, studioPort } = ready;
  const healthUrls = liveUrls(ready);
  const supervisor = new Supervisor({ ...process.env, DATA_DIR: dataDir });
  const stop = async (code: number) => {
    if (supervisor.isStopping) return;
    await supervisor.stop();
    print('Stopped');
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  // npm forwards no signal when it is killed. Without npm a parent shell may exit and leave this process running on purpose.
  if (process.env.npm_lifecycle_event)
    setInterval(() => void (process.ppid !== parentPid && stop(0)), 1000).unref();

  try {
    await supervisor.start([
      {
        name: 'site',
        args: siteArgs,
        url: `http://${host}:${sitePort}/health/ready`,
        liveUrl: healthUrls.site,
      },
      {
        name: 'studio',
        args: studioArgs,
        url: `http://${host}:${studioPort}/admin/login`,
        liveUrl: healthUrls.studio,
      },
    ]);
    printAddresses(ready);
  } catch (error) {
    if (supervisor.isStopping) return;
    print(`✗ ${(error as Error).message.split('\n')[0]}`);
    await stop(1);
  }
}

function printAddresses(ready: BootstrapResult): void {
  const { dataDir, login, memberLogins, officers, siteOrigin, smtpUrl, studioOrigin } = ready;
  print('');
  print(`  Site    ${siteOrigin}`);
  print(`          ${siteOrigin}/pl`);
  print(`  Studio  ${studioOrigin}/admin`);
  if (login) printLogin(login, dataDir);
  if (officers) print(`  Reporting office of the demo: ${officers}`);
  if (memberLogins) print(`  Portal  the demo's members and their passwords: ${memberLogins}`);
  if (!smtpUrl) print('  Mails   stay in the outbox: SMTP_URL is not set');
  print('');
  print('  Ctrl-C stops both.');
}
