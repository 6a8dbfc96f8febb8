/** @param bytes in steps of a thousand. @param culture a BCP 47 tag. @returns such as `1,2 MB`. */
export function shownSize(bytes: number, culture: string): string {
  const [value, unit, maximumFractionDigits] =
    bytes < 1e3
      ? ([bytes, 'byte', 0] as const)
      : bytes < 1e6
        ? ([bytes / 1e3, 'kilobyte', 0] as const)
        : ([bytes / 1e6, 'megabyte', 1] as const);
  const key = `${culture} ${unit}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(culture, { style: 'unit', unit, maximumFractionDigits });
  formats.set(key, format);
  return format.format(value);
}

/** By language and unit: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();
