type Sharp = typeof import('sharp').default;

let loading: Promise<Sharp> | undefined;

/** sharp, of which nothing is read before the first picture has to be made: its 11 MB are most often not needed. */
export function pictureMaker(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Pictures must not take both cores from pages.
    sharp.concurrency(1);
    // What was made lies on disk.
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
