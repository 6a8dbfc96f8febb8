/**
 * The playback state machine, independent of the DOM: controls the provider's player and emits
 * events.
 */
import { playCount, type VideoOptions } from './options.ts';
import { Playlist } from './playlist.ts';
import { type ProviderPlayer, playerStates } from './provider.ts';
import { isEndReached, maskAt, roundStart, startPosition } from './timing.ts';

export type PlaybackState = 'ready' | 'starting' | 'playing' | 'paused' | 'ended' | 'failed';

export type PlaybackEvent =
  | 'ready'
  | 'start'
  | 'play'
  | 'pause'
  | 'buffering'
  | 'cued'
  | 'unstarted'
  | 'realEnd'
  | 'end'
  | 'time'
  | 'muted'
  | 'unmuted'
  | 'changeVideo'
  | 'mask'
  | 'refused'
  | 'error'
  | 'failed';

interface StartOptions {
  /** The saved position in seconds. */
  resumeAt: number | undefined;
  /** Started without a click: stays muted until the first click. */
  isAutoplay: boolean;
}

/** Why playback is suspended. */
export type SuspendReason = 'away' | 'offScreen';

/** Milliseconds: between polls of the position, after an end, and until a start counts as refused. */
const pollInterval = 100;
const endDebounce = 1000;
const startTimeout = 2000;

const eventNames = new Map<number, PlaybackEvent>([
  [playerStates.unstarted, 'unstarted'],
  [playerStates.ended, 'realEnd'],
  [playerStates.playing, 'play'],
  [playerStates.paused, 'pause'],
  [playerStates.buffering, 'buffering'],
  [playerStates.cued, 'cued'],
]);

export class Playback {
  state: PlaybackState = 'starting';
  muted = true;
  readonly playlist: Playlist;
  readonly #player: ProviderPlayer;
  readonly #emit: (event: PlaybackEvent, detail?: unknown) => void;
  readonly #suspendReasons = new Set<SuspendReason>();
  readonly #startOptions: StartOptions;
  #options: VideoOptions;
  #timer: ReturnType<typeof setInterval> | undefined;
  #startTimer: ReturnType<typeof setTimeout> | undefined;
  #hasSeeked = false;
  #isSuspended = false;
  #completedRounds = 0;
  #endIgnoredUntil = 0;
  #second = -1;
  #mask: string | false = false;

  constructor(
    player: ProviderPlayer,
    options: VideoOptions,
    startOptions: StartOptions,
    emit: (event: PlaybackEvent, detail?: unknown) => void,
  ) {
    this.#player = player;
    this.#options = options;
    this.#startOptions = startOptions;
    this.#emit = emit;
    this.playlist = new Playlist(player.getPlaylist?.() ?? [], options.id);
  }

  get position(): number {
    return this.#player.getCurrentTime() || 0;
  }

  get duration(): number {
    return this.#player.getDuration() || 0;
  }

  /** Starts muted, as autoplay policies require, and polls until the start position is reached. */
  start(): void {
    this.#player.mute();
    this.#player.setVolume(this.#options.vol);
    this.#timer = setInterval(() => this.#poll(), pollInterval);
    this.play();
  }

  /** Plays or resumes; after the end, plays all rounds again. */
  play(): void {
    if (this.state === 'failed') return;
    if (this.state === 'ended') {
      this.#completedRounds = 0;
      this.state = 'ready';
    }
    this.#isSuspended = false;
    clearTimeout(this.#startTimer);
    this.#startTimer = setTimeout(() => this.#emit('refused'), startTimeout);
    this.#player.playVideo();
  }

  /** Pauses on request of the visitor; `resume` does not undo it. */
  pause(): void {
    this.#isSuspended = false;
    clearTimeout(this.#startTimer);
    this.#player.pauseVideo();
  }

  /** Pauses until `resume` is called for all reasons. */
  suspend(reason: SuspendReason): void {
    this.#suspendReasons.add(reason);
    if (this.state !== 'playing') return;
    this.#isSuspended = true;
    this.#player.pauseVideo();
  }

  resume(reason: SuspendReason): void {
    this.#suspendReasons.delete(reason);
    if (this.#suspendReasons.size === 0 && this.#isSuspended) this.play();
  }

  seek(second: number): void {
    this.#player.seekTo(second, true);
    this.#updatePosition(second);
  }

  /** @param volume 0 to 100; 0 mutes, anything above unmutes. */
  setVolume(volume: number): void {
    this.#player.setVolume(volume);
    this.setMuted(volume === 0);
  }

  setMuted(muted: boolean): void {
    if (muted) this.#player.mute();
    else this.#player.unMute();
    if (muted === this.muted) return;
    this.muted = muted;
    this.#emit(muted ? 'muted' : 'unmuted');
  }

  /** Unmutes an autoplaying video on the first click on the page, before which browsers block sound. */
  handleFirstInteraction(): void {
    if (this.#startOptions.isAutoplay) this.#unmute();
  }

  /** Loads another video of the playlist, from the start, muted and without masks. */
  switchTo(id: string | undefined): void {
    if (id === undefined) return;
    this.#options = { ...this.#options, id, startAt: 0, stopAt: 0, mask: [] };
    this.setMuted(true);
    this.#applyMask(0);
    this.#second = -1;
    this.#emit('changeVideo', id);
    this.#player.loadVideoById(id);
  }

  /** Handles a state change of the provider's player. */
  handleStateChange(code: number): void {
    if (this.state === 'failed') return;
    const event = eventNames.get(code);
    if (code === playerStates.playing || code === playerStates.buffering)
      clearTimeout(this.#startTimer);
    if (code === playerStates.playing) this.#handlePlaying();
    if (code === playerStates.paused && this.state === 'playing') this.state = 'paused';
    if (event) this.#emit(event);
    if (code === playerStates.ended && this.state !== 'starting') this.#handleEnd();
  }

  /** Handles an error of the provider (specification section 8): plays the next video of the playlist, or fails. */
  handleError(code: number): void {
    this.#emit('error', code);
    const next = this.playlist.nextAfterError();
    if (next !== undefined) {
      this.switchTo(next);
      return;
    }
    this.destroy();
    this.state = 'failed';
    this.#emit('failed');
  }

  /** Clears all timers; does not destroy the provider's player. */
  destroy(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#startTimer);
  }

  #handlePlaying(): void {
    this.playlist.resetFailures();
    // After the end, seeking makes the provider play; `rewind` pauses it again.
    if (this.state === 'starting' || this.state === 'ended') return;
    if (this.state === 'ready') this.#emit('start');
    this.state = 'playing';
    this.#isSuspended = false;
    const [reason] = this.#suspendReasons;
    if (reason) this.suspend(reason);
  }

  #poll(): void {
    if (this.state === 'starting') this.#awaitStart();
    else if (this.state === 'playing') this.#trackPosition();
  }

  /** Becomes ready once the duration is known and the start position is reached. */
  #awaitStart(): void {
    const { duration } = this;
    if (duration <= 0) return;
    const startAt = startPosition(this.#options, this.#startOptions.resumeAt, duration);
    if (!this.#hasSeeked) {
      this.#hasSeeked = true;
      this.#player.seekTo(startAt, true);
    }
    if (this.position < startAt) return;
    this.state = 'ready';
    this.#emit('ready');
    if (!this.#startOptions.isAutoplay) this.#unmute();
    this.#handlePlaying();
  }

  #trackPosition(): void {
    const { duration, position } = this;
    this.#updatePosition(position);
    if (isEndReached(this.#options, position, duration)) this.#handleEnd();
  }

  #updatePosition(position: number): void {
    this.#applyMask(position);
    const second = Math.floor(position);
    if (second === this.#second) return;
    this.#second = second;
    this.#emit('time', second);
  }

  #applyMask(position: number): void {
    const mask = maskAt(this.#options.mask, position);
    if (mask === this.#mask) return;
    this.#mask = mask;
    this.#emit('mask', mask);
  }

  /** Handles the end of a round; ignores repeated ends within a second. */
  #handleEnd(): void {
    if (Date.now() < this.#endIgnoredUntil || this.state === 'ended') return;
    this.#endIgnoredUntil = Date.now() + endDebounce;
    this.#completedRounds += 1;
    if (this.#completedRounds < playCount(this.#options.loop)) {
      this.#player.seekTo(roundStart(this.#options), true);
      this.#player.playVideo();
      return;
    }
    this.state = 'ended';
    this.#isSuspended = false;
    this.#player.pauseVideo();
    this.#emit('end');
  }

  /** After the fade-out: seeks to the start of the next round. */
  rewind(): void {
    if (this.state !== 'ended') return;
    this.#player.seekTo(roundStart(this.#options), true);
    // Seeking after the end makes the provider play.
    this.#player.pauseVideo();
  }

  #unmute(): void {
    if (!this.#options.mute && this.#options.vol > 0) this.setMuted(false);
  }
}
