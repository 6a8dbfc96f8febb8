/* Written by outline.ts; change that file, not this one. */
export const frame = { width: 1000, height: 1150 };

export const mercator = {
  de: { scale: 5008.23, x: -412.26, y: 5820.59 },
  pl: { scale: 5375.64, x: -1295.22, y: 6308.13 },
};
