/** How often it is looked whether there is nothing to do, in milliseconds. */
const interval = 2000;
/** The share of that time that the process may have a processor and is quiet all the same. */
const quiet = 0.05;
/** Bytes that it must hold more than after the last time. */
const worthwhile = 12_000_000;

/** What `--expose-gc` gives: V8's own `gc` (its `gc-extension.h`), which gives the memory back as well. */
type Collect = (how: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;

export interface Held {
  /** The share of a processor that was used since it was asked last. */
  busy: () => number;
  /** Bytes of the process in memory. */
  bytes: () => number;
  collect: () => Promise<void>;
}

/**
 * Gives back what the start, or a rush, has left: V8 would keep it until it needs more. Some 50 ms in which nobody is answered, so it is done
 * only after a while without work. Nothing happens without `--expose-gc`.
 */
export function giveBackWhenQuiet(): void {
  const { gc } = globalThis as { gc?: Collect };
  if (!gc) return;
  let before = { ...process.cpuUsage(), at: Date.now() };
  const look = giveBack({
    busy: () => {
      const last = before;
      before = { ...process.cpuUsage(), at: Date.now() };
      const used = before.user - last.user + before.system - last.system;
      return used / 1000 / Math.max(1, before.at - last.at);
    },
    bytes: () => process.memoryUsage.rss(),
    collect: () => gc({ type: 'major', execution: 'async', flavor: 'last-resort' }),
  });
  setInterval(() => void look(), interval).unref();
}

/** @returns what is to be called again and again. */
export function giveBack({ busy, bytes, collect }: Held): () => Promise<void> {
  let least = 0;
  return async () => {
    if (busy() > quiet || bytes() < least + worthwhile) return;
    await collect();
    least = bytes();
  };
}
