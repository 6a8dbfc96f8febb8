/**
 * One video from its first picture to its last: everything about playing that needs no page. It talks to
 * the provider's player and tells what happens in events; who shows them is not its business.
 */
import { playsOf, type VideoOptions } from './options.ts';
import { Playlist } from './playlist.ts';
import { codes, type ProviderPlayer } from './provider.ts';
import { beginning, endReached, maskAt, startPosition } from './rules.ts';

export type LocalState = 'ready' | 'starting' | 'playing' | 'paused' | 'ended' | 'failed';

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

interface Beginning {
  /** Second at which the visitor left it last. */
  remembered: number | undefined;
  /** Nobody pressed anything: with sound it may start only after the first press of a mouse. */
  byItself: boolean;
}

/** Why it may not play just now. */
export type Hold = 'away' | 'unseen';

/** Milliseconds: between two looks at the position, after an end, and until a start counts as refused. */
const look = 100;
const afterEnd = 1000;
const refusal = 2000;

const names = new Map<number, PlaybackEvent>([
  [codes.unstarted, 'unstarted'],
  [codes.ended, 'realEnd'],
  [codes.playing, 'play'],
  [codes.paused, 'pause'],
  [codes.buffering, 'buffering'],
  [codes.cued, 'cued'],
]);

export class Playback {
  state: LocalState = 'starting';
  muted = true;
  readonly playlist: Playlist;
  readonly #player: ProviderPlayer;
  readonly #emit: (event: PlaybackEvent, detail?: unknown) => void;
  readonly #holds = new Set<Hold>();
  readonly #beginning: Beginning;
  #options: VideoOptions;
  #timer: ReturnType<typeof setInterval> | undefined;
  #refused: ReturnType<typeof setTimeout> | undefined;
  #sought = false;
  #pausedByUs = false;
  #played = 0;
  #endIgnoredUntil = 0;
  #second = -1;
  #mask: string | false = false;

  constructor(
    player: ProviderPlayer,
    options: VideoOptions,
    beginning: Beginning,
    emit: (event: PlaybackEvent, detail?: unknown) => void,
  ) {
    this.#player = player;
    this.#options = options;
    this.#beginning = beginning;
    this.#emit = emit;
    this.playlist = new Playlist(player.getPlaylist?.() ?? [], options.id);
  }

  get position(): number {
    return this.#player.getCurrentTime() || 0;
  }

  get duration(): number {
    return this.#player.getDuration() || 0;
  }

  /** Muted, so that no browser objects; then to the place where it is to start. */
  begin(): void {
    this.#player.mute();
    this.#player.setVolume(this.#options.vol);
    this.#timer = setInterval(() => this.#look(), look);
    this.play();
  }

  /** Also after the end, for another full number of rounds. */
  play(): void {
    if (this.state === 'failed') return;
    if (this.state === 'ended') {
      this.#played = 0;
      this.state = 'ready';
    }
    this.#pausedByUs = false;
    clearTimeout(this.#refused);
    this.#refused = setTimeout(() => this.#emit('refused'), refusal);
    this.#player.playVideo();
  }

  /** By the visitor: what they have paused nothing but them starts again. */
  pause(): void {
    this.#pausedByUs = false;
    clearTimeout(this.#refused);
    this.#player.pauseVideo();
  }

  /** Pauses what plays until the reason is gone. */
  hold(reason: Hold): void {
    this.#holds.add(reason);
    if (this.state !== 'playing') return;
    this.#pausedByUs = true;
    this.#player.pauseVideo();
  }

  release(reason: Hold): void {
    this.#holds.delete(reason);
    if (this.#holds.size === 0 && this.#pausedByUs) this.play();
  }

  seek(second: number): void {
    this.#player.seekTo(second, true);
    this.#showMoment(second);
  }

  /** 0 mutes, anything above is heard. */
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

  /** The first press of a mouse anywhere, before which a browser lets nothing be heard. */
  pressed(): void {
    if (this.#beginning.byItself) this.#unmute();
  }

  /** Another video of the playlist starts at its beginning, muted, and without the first one's masks. */
  change(id: string | undefined): void {
    if (id === undefined) return;
    this.#options = { ...this.#options, id, startAt: 0, stopAt: 0, mask: [] };
    this.setMuted(true);
    this.#applyMask(0);
    this.#second = -1;
    this.#emit('changeVideo', id);
    this.#player.loadVideoById(id);
  }

  /** A change of the provider's state. */
  changed(code: number): void {
    if (this.state === 'failed') return;
    const event = names.get(code);
    if (code === codes.playing || code === codes.buffering) clearTimeout(this.#refused);
    if (code === codes.playing) this.#plays();
    if (code === codes.paused && this.state === 'playing') this.state = 'paused';
    if (event) this.#emit(event);
    if (code === codes.ended && this.state !== 'starting') this.#end();
  }

  /** An error of the provider (specification section 8): the next video of a playlist, or the end of it all. */
  failed(code: number): void {
    this.#emit('error', code);
    const next = this.playlist.afterError();
    if (next !== undefined) {
      this.change(next);
      return;
    }
    this.destroy();
    this.state = 'failed';
    this.#emit('failed');
  }

  /** Releases every timer. The provider's player is its maker's to destroy. */
  destroy(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#refused);
  }

  #plays(): void {
    this.playlist.worked();
    // After the end only a visitor makes it play; that a seek does is undone at once.
    if (this.state === 'starting' || this.state === 'ended') return;
    if (this.state === 'ready') this.#emit('start');
    this.state = 'playing';
    this.#pausedByUs = false;
    const [reason] = this.#holds;
    if (reason) this.hold(reason);
  }

  #look(): void {
    if (this.state === 'starting') this.#approach();
    else if (this.state === 'playing') this.#follow();
  }

  /** Waits until the duration is known and the start is reached: the video is ready then. */
  #approach(): void {
    const { duration } = this;
    if (duration <= 0) return;
    const from = startPosition(this.#options, this.#beginning.remembered, duration);
    if (!this.#sought) {
      this.#sought = true;
      this.#player.seekTo(from, true);
    }
    if (this.position < from) return;
    this.state = 'ready';
    this.#emit('ready');
    if (!this.#beginning.byItself) this.#unmute();
    this.#plays();
  }

  #follow(): void {
    const { duration, position } = this;
    this.#showMoment(position);
    if (endReached(this.#options, position, duration)) this.#end();
  }

  #showMoment(position: number): void {
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

  /** An end is one end, however often it is seen within a second. */
  #end(): void {
    if (Date.now() < this.#endIgnoredUntil || this.state === 'ended') return;
    this.#endIgnoredUntil = Date.now() + afterEnd;
    this.#played += 1;
    if (this.#played < playsOf(this.#options.loop)) {
      this.#player.seekTo(beginning(this.#options), true);
      this.#player.playVideo();
      return;
    }
    this.state = 'ended';
    this.#pausedByUs = false;
    this.#player.pauseVideo();
    this.#emit('end');
  }

  /** Once its last picture has faded: back to where the next round starts. */
  rewind(): void {
    if (this.state !== 'ended') return;
    this.#player.seekTo(beginning(this.#options), true);
    // Seeking after the real end makes the provider play.
    this.#player.pauseVideo();
  }

  #unmute(): void {
    if (!this.#options.mute && this.#options.vol > 0) this.setMuted(false);
  }
}
