/** Pictures that nobody has scrolled to would be missing on paper. */
export function printPictures(root: Document): void {
  addEventListener('beforeprint', () => {
    for (const picture of root.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      picture.loading = 'eager';
  });
}
