import encodeQR from 'qr';

/** Returns the dark modules of a QR code as an SVG path, and its width in modules, including the quiet zone of four. */
export function qrCode(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const modules = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: modules.join(''), size: rows.length };
}
