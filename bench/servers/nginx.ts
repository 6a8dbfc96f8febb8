import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pinned, serverCore, versionOf } from '../machine.ts';
import { program } from '../programs.ts';
import { endWithUs } from './children.ts';
import type { Recording } from './recording.ts';
import { freePort } from './site.ts';

const nginx = await program('nginx', 'nginx-light');

export const nginxVersion = nginx ? `nginx ${versionOf(nginx, '-v')}` : undefined;

export interface Nginx {
  pid: number;
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves recorded answers of ours from memory-cached files: the same bytes under the same headers,
 * one process, nothing logged. Only the entity tag is nginx's own, so that it can answer 304.
 * @throws when there is no nginx.
 */
export async function startNginx(recordings: Recording[]): Promise<Nginx> {
  if (!nginx) throw new Error('nginx is missing and could not be installed (Debian: nginx-light)');
  const folder = mkdtempSync(join(tmpdir(), 'oilway-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'files'));
  recordings.forEach(({ body }, at) => {
    writeFileSync(join(folder, 'files', String(at)), body);
  });
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, recordings));
  const command = pinned(serverCore, nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']);
  const child = spawn(...command, { stdio: ['ignore', 'inherit', 'inherit'] });
  endWithUs(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  await listening(`${origin}${recordings[0]?.path ?? '/'}`);
  return {
    pid: child.pid ?? 0,
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, recordings: Recording[]): string {
  const locations = recordings.map(({ path, headers }, at) => {
    const { 'content-type': type = '', ...others } = headers;
    const lines = Object.entries(others).map(
      ([name, value]) => `      add_header ${name} ${quoted(value)};`,
    );
    return [
      `    location = ${quoted(path.split('?')[0] ?? path)} {`,
      `      try_files /${at} =404;`,
      `      default_type ${quoted(type)};`,
      ...lines,
      '      add_header last-modified "";',
      '    }',
    ].join('\n');
  });
  return `
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 15 15;
  keepalive_requests 1000000000;
  max_ranges 0;
  open_file_cache max=100 inactive=600s;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
${locations.join('\n')}
  }
}
`;
}

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

async function listening(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('nginx did not answer');
}
