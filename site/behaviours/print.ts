/** Loads lazy images before printing: those never scrolled to would be missing on paper. */
export function loadImagesForPrint(root: Document): void {
  addEventListener('beforeprint', () => {
    for (const image of root.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      image.loading = 'eager';
  });
}
