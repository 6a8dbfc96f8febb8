/** YouTube for the journeys: its script, its frames and its data service, from this machine. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The provider's script, as far as a page can tell: the players it has made are in `players`, and a
 * journey may put one of them into any state.
 */
const script = `
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
const frame = `<!doctype html><html lang="de"><title>Video</title><body style="margin:0"><main><h1>Video</h1>${picture}<button>Im Rahmen</button></main></body></html>`;

export interface VideoProvider {
  origin: string;
  stop(): void;
}

export async function startVideoProvider(): Promise<VideoProvider> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider');
    const say = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    if (pathname === '/iframe_api') say('text/javascript', script);
    else if (pathname.startsWith('/embed/')) {
      // As the real one since 2025: without a referrer there is no video.
      if (request.headers.referer) say('text/html; charset=utf-8', frame);
      else response.writeHead(403).end();
    } else say('application/json', JSON.stringify(described(searchParams.get('id'))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function described(id: string | null) {
  const thumbnails = { high: { url: `https://pictures.example/${id}.jpg` } };
  const description = 'o'.repeat(500);
  const snippet = { title: `Titel von ${id}`, channelTitle: 'Oilway', description, thumbnails };
  return { items: [{ snippet }] };
}
