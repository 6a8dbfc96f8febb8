import { codes, type ProviderPlayer } from '../features/video/browser/provider.ts';

/** The provider's player as it behaves towards its page, on the clock of the test. */
export class TestPlayer implements ProviderPlayer {
  calls: string[] = [];
  muted = false;
  volume = 100;
  duration = 60;
  state: number = codes.unstarted;
  /** Stays still when it is told to play, as a device in low-power mode does. */
  refuses = false;
  playlist: string[] | null = null;
  /** Where it was told to begin. */
  changed: (code: number) => void = () => undefined;
  #position: number;
  #since = 0;

  constructor(position = 0) {
    this.#position = position;
  }

  playVideo() {
    this.calls.push('play');
    if (this.refuses || this.state === codes.playing) return;
    this.#enter(codes.playing);
  }

  pauseVideo() {
    this.calls.push('pause');
    if (this.state === codes.playing) this.#enter(codes.paused);
  }

  seekTo(seconds: number) {
    this.calls.push(`seek ${seconds}`);
    this.#position = seconds;
    this.#since = Date.now();
    // As the provider's: after its end a seek plays.
    if (this.state === codes.ended) this.#enter(codes.playing);
  }

  mute() {
    this.muted = true;
  }

  unMute() {
    this.muted = false;
  }

  setVolume(volume: number) {
    this.volume = volume;
  }

  getCurrentTime() {
    if (this.state !== codes.playing) return this.#position;
    return Math.min(this.duration, this.#position + (Date.now() - this.#since) / 1000);
  }

  getDuration() {
    return this.state === codes.unstarted ? 0 : this.duration;
  }

  loadVideoById(id: string) {
    this.calls.push(`load ${id}`);
    this.#position = 0;
    this.#enter(codes.playing);
  }

  getPlaylist() {
    return this.playlist;
  }

  destroy() {
    this.calls.push('destroy');
  }

  /** The provider's own change: its end, or a press on its frame. */
  becomes(code: number) {
    this.#enter(code);
  }

  #enter(code: number) {
    this.#position = this.getCurrentTime();
    this.#since = Date.now();
    this.state = code;
    this.changed(code);
  }
}
