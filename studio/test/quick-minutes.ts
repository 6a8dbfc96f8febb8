/** Loaded before a studio (`node --import`): intervals of a minute or more take a tenth of it. */
const start = globalThis.setInterval;

globalThis.setInterval = ((act: () => void, milliseconds = 0, ...args: []) =>
  start(
    act,
    milliseconds >= 60_000 ? milliseconds / 10 : milliseconds,
    ...args,
  )) as typeof setInterval;
