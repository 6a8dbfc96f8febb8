/** Providers that the pages ask, as servers on this machine: street tiles, YouTube and Google's captcha. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';

interface Provider {
  origin: string;
  stop: () => void;
}

type Answer = readonly [type: string, body: string | Buffer];

/** A server on a port of its own; where there is no answer it refuses. */
async function serve(
  host: string,
  answer: (url: URL, request: IncomingMessage) => Answer | undefined | Promise<Answer>,
): Promise<Provider> {
  const server = createServer(async (request, response) => {
    const said = await answer(new URL(request.url ?? '', 'http://provider'), request);
    if (said) response.writeHead(200, { 'content-type': said[0] }).end(said[1]);
    else response.writeHead(403).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const html = 'text/html; charset=utf-8';

/** Street tiles; by its host somebody else to a browser. */
export function startTiles(): Promise<Provider> {
  const picture = grey();
  return serve('127.0.0.1', () => ['image/png', picture]);
}

/** A grey picture of one pixel, as PNG. */
export function grey(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const size = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.from([0, 200]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * The provider's script, as far as a page can tell: the players it has made are in `players`, and a
 * journey may put one of them into any state.
 */
const player = `
window.players = [];
class Player {
  constructor(frame, { events }) {
    Object.assign(this, { frame, events, state: -1, at: 0, since: 0, duration: 60, muted: false });
    this.volume = 100;
    this.destroyed = false;
    this.at = Number(new URL(frame.src).searchParams.get('start'));
    window.players.push(this);
    setTimeout(() => this.destroyed || events.onReady({ target: this }), 50);
  }
  become(state) {
    this.at = this.getCurrentTime();
    this.since = performance.now();
    this.state = state;
    this.events.onStateChange({ data: state });
  }
  fail(code) { this.events.onError({ data: code }); }
  playVideo() { if (!window.refuses && this.state !== 1) this.become(1); }
  pauseVideo() { if (this.state === 1) this.become(2); }
  seekTo(at) { this.at = at; this.since = performance.now(); }
  mute() { this.muted = true; }
  unMute() { this.muted = false; }
  setVolume(volume) { this.volume = volume; }
  getCurrentTime() {
    return this.state === 1 ? this.at + (performance.now() - this.since) / 1000 : this.at;
  }
  getDuration() { return this.state === -1 ? 0 : this.duration; }
  getPlaylist() { return window.listed ?? null; }
  loadVideoById(id) { this.id = id; this.at = 0; this.since = performance.now(); this.become(1); }
  destroy() { this.destroyed = true; this.frame.remove(); }
}
window.YT = { Player };
window.onYouTubeIframeAPIReady?.();
`;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#244" d="M0 0h160v90H0z"/><circle fill="#9bb" cx="80" cy="45" r="30"/></svg>';
const videoPage = `<!doctype html><html lang="de"><title>Video</title><body style="margin:0"><main><h1>Video</h1>${picture}<button>Im Rahmen</button></main></body></html>`;

/** YouTube: its script, its frames and its data service. */
export const startVideos = (): Promise<Provider> =>
  serve('localhost', ({ pathname, searchParams }, { headers }) => {
    if (pathname === '/iframe_api') return ['text/javascript', player];
    // As the real one since 2025: without a referrer there is no video.
    if (pathname.startsWith('/embed/')) return headers.referer ? [html, videoPage] : undefined;
    return ['application/json', JSON.stringify(described(searchParams.get('id')))];
  });

function described(id: string | null) {
  const thumbnails = { high: { url: `https://pictures.example/${id}.jpg` } };
  const description = 'o'.repeat(500);
  const snippet = { title: `Titel von ${id}`, channelTitle: 'Oilway', description, thumbnails };
  return { items: [{ snippet }] };
}

/** As the real one: a badge with a frame, and a token for whoever asks; a journey may say which. */
const captcha = (origin: string) => `
const badge = document.createElement('div');
badge.className = 'grecaptcha-badge';
const frame = document.createElement('iframe');
frame.src = '${origin}/recaptcha/api2/anchor';
frame.title = 'reCAPTCHA';
badge.append(frame);
const around = document.createElement('div');
around.append(badge);
document.body.append(around);
let number = 0;
window.grecaptcha = {
  ready: (done) => setTimeout(done, 20),
  execute: async (key, { action }) => {
    if (window.recaptchaFails) throw new Error('no token');
    number += 1;
    const kind = window.recaptchaKind ?? 'good';
    return [kind, action, Date.now(), number, 'x'.repeat(60)].join('_');
  },
};
`;

/** A token is good if its first word says so. */
function verdictOn(token: string) {
  const [kind, action] = token.split('_');
  return { success: kind === 'good', score: 0.9, action, hostname: 'localhost' };
}

/** Google's captcha: its script, its frame and its verdicts. */
export async function startRecaptcha(): Promise<Provider> {
  const google = await serve('localhost', async ({ pathname }, request) => {
    if (pathname === '/recaptcha/api.js') return ['text/javascript', captcha(google.origin)];
    if (pathname !== '/recaptcha/api/siteverify')
      return [html, '<!doctype html><html lang="de"><title>reCAPTCHA</title>'];
    const asked = new URLSearchParams(await text(request));
    return ['application/json', JSON.stringify(verdictOn(asked.get('response') ?? ''))];
  });
  return google;
}
