import { type ProviderPlayer, playerStates } from '../features/video/browser/provider.ts';

/** A test double of the provider's player, on fake timers. */
export class TestPlayer implements ProviderPlayer {
  calls: string[] = [];
  muted = false;
  volume = 100;
  duration = 60;
  state: number = playerStates.unstarted;
  /** Ignores `playVideo`, as a device in low-power mode does. */
  refuses = false;
  playlist: string[] | null = null;
  onStateChange: (code: number) => void = () => undefined;
  #position: number;
  #since = 0;

  constructor(position = 0) {
    this.#position = position;
  }

  playVideo() {
    this.calls.push('play');
    if (this.refuses || this.state === playerStates.playing) return;
    this.#enter(playerStates.playing);
  }

  pauseVideo() {
    this.calls.push('pause');
    if (this.state === playerStates.playing) this.#enter(playerStates.paused);
  }

  seekTo(seconds: number) {
    this.calls.push(`seek ${seconds}`);
    this.#position = seconds;
    this.#since = Date.now();
    // Like the provider's player: a seek after the end plays.
    if (this.state === playerStates.ended) this.#enter(playerStates.playing);
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
    if (this.state !== playerStates.playing) return this.#position;
    return Math.min(this.duration, this.#position + (Date.now() - this.#since) / 1000);
  }

  getDuration() {
    return this.state === playerStates.unstarted ? 0 : this.duration;
  }

  loadVideoById(id: string) {
    this.calls.push(`load ${id}`);
    this.#position = 0;
    this.#enter(playerStates.playing);
  }

  getPlaylist() {
    return this.playlist;
  }

  destroy() {
    this.calls.push('destroy');
  }

  /** A change of state by the player itself: at its end, or by a click on its frame. */
  changeState(code: number) {
    this.#enter(code);
  }

  #enter(code: number) {
    this.#position = this.getCurrentTime();
    this.#since = Date.now();
    this.state = code;
    this.onStateChange(code);
  }
}
