/** Stubs of third-party providers on local ports: street tiles, YouTube and reCAPTCHA. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';

interface Provider {
  origin: string;
  stop: () => void;
}

type ProviderReply = readonly [type: string, body: string | Buffer];

/** Starts a server on a free port; it returns 403 if the handler returns nothing. */
async function serve(
  host: string,
  handler: (
    url: URL,
    request: IncomingMessage,
  ) => ProviderReply | undefined | Promise<ProviderReply>,
): Promise<Provider> {
  const server = createServer(async (request, response) => {
    const reply = await handler(new URL(request.url ?? '', 'http://provider'), request);
    if (reply) response.writeHead(200, { 'content-type': reply[0] }).end(reply[1]);
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

/** Starts the tile server; its host makes it third-party for the browser. */
export function startTiles(): Promise<Provider> {
  const pixel = greyPixel();
  return serve('127.0.0.1', () => ['image/png', pixel]);
}

/** Returns a PNG with one grey pixel. */
export function greyPixel(): Buffer {
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

/** A stub of YouTube's IFrame API: its players are in `window.players`, and a test may set their state. */
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

/** Starts the YouTube stub: API script, frames and Data API. */
export const startVideos = (): Promise<Provider> =>
  serve('localhost', ({ pathname, searchParams }, { headers }) => {
    if (pathname === '/iframe_api') return ['text/javascript', player];
    // Since 2025 YouTube refuses videos without a referrer.
    if (pathname.startsWith('/embed/')) return headers.referer ? [html, videoPage] : undefined;
    return ['application/json', JSON.stringify(described(searchParams.get('id')))];
  });

function described(id: string | null) {
  const thumbnails = { high: { url: `https://pictures.example/${id}.jpg` } };
  const description = 'o'.repeat(500);
  const snippet = { title: `Titel von ${id}`, channelTitle: 'Oilway', description, thumbnails };
  return { items: [{ snippet }] };
}

/** A stub of Google's script: a badge with a frame, and tokens whose kind a test may set. */
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

/** Returns Google's verdict: the first part of a token says whether it is valid. */
function verdictOn(token: string) {
  const [kind, action] = token.split('_');
  return { success: kind === 'good', score: 0.9, action, hostname: 'localhost' };
}

/** Starts the reCAPTCHA stub: script, frame and verification. */
export async function startRecaptcha(): Promise<Provider> {
  const google = await serve('localhost', async ({ pathname }, request) => {
    if (pathname === '/recaptcha/api.js') return ['text/javascript', captcha(google.origin)];
    if (pathname !== '/recaptcha/api/siteverify')
      return [html, '<!doctype html><html lang="de"><title>reCAPTCHA</title>'];
    const form = new URLSearchParams(await text(request));
    return ['application/json', JSON.stringify(verdictOn(form.get('response') ?? ''))];
  });
  return google;
}
