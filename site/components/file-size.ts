/** Returns a size such as `1,2 MB` that does not break, in steps of a thousand. @param locale a BCP 47 tag. */
export function formatFileSize(bytes: number, locale: string): string {
  const [value, unit, maximumFractionDigits] =
    bytes < 1e3
      ? ([bytes, 'byte', 0] as const)
      : bytes < 1e6
        ? ([bytes / 1e3, 'kilobyte', 0] as const)
        : ([bytes / 1e6, 'megabyte', 1] as const);
  const key = `${locale} ${unit}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits });
  formats.set(key, format);
  return format.format(value).replaceAll(' ', '\u00a0');
}

/** By locale and unit: creating one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();
