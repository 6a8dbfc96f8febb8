import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';
import { easyCaptcha } from '../test/solve-captcha.ts';

const place = mkdtempSync(join(tmpdir(), 'oilway-disk-'));
const { TMPDIR } = process.env;
const isMounted = mounted();
let site: TestSite | undefined;

afterAll(async () => {
  await site?.close();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  if (isMounted) execFileSync('umount', ['--lazy', place]);
  rmSync(place, { recursive: true, force: true });
});

/** A small file system of its own, for which the user has to be root. */
function mounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes until nothing more goes in. */
function fill(): string {
  const path = join(place, 'full');
  const file = openSync(path, 'w');
  try {
    for (const size of [1_000_000, 4096]) {
      const bytes = Buffer.alloc(size);
      try {
        while (writeSync(file, bytes) === size);
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' });
      }
    }
  } finally {
    closeSync(file);
  }
  return path;
}

const seconds = 1000;

test.runIf(isMounted)(
  'after the disk was full, and after it was freed, health and forms say the same within ten seconds',
  async () => {
    process.env.TMPDIR = place;
    site = await boot();
    const { app, context } = site;
    const send = async () => {
      const payload = {
        umbracoNodeID: 14,
        cultureName: 'de-DE',
        name: 'Miriam Kowalczyk',
        email: 'miriam.kowalczyk@posteo.example',
        message: 'Wann haben Sie geöffnet?',
        gdprAccept: true,
        recaptcha: await easyCaptcha(context.config.captchaSecret),
      };
      return app.inject({ method: 'POST', url: '/umbraco/api/contact/SubmitMessage', payload });
    };
    const ready = async () => (await app.inject('/health/ready')).statusCode;
    /** What both say, asked every half second as a balancer and visitors do, until they say it or ten seconds are over. */
    const both = async (wanted: number) => {
      const begun = Date.now();
      let [health, form] = [0, 0];
      while (Date.now() - begun < 10 * seconds) {
        health = await ready();
        form = (await send()).statusCode;
        if (health === wanted && form === wanted) break;
        await new Promise((later) => setTimeout(later, 500));
      }
      return [health, form];
    };
    expect(await both(200)).toEqual([200, 200]);
    for (let times = 0; times < 2; times += 1) {
      const filled = fill();
      expect(await both(503)).toEqual([503, 503]);
      const refused = await send();
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      rmSync(filled);
      expect(await both(200)).toEqual([200, 200]);
    }
  },
  120 * seconds,
);
