import encodeQR from 'qr';

/** The dark fields of a QR code as the path of a drawing, and how many fields it has each way, with the four that stay empty around it. */
export function qrCode(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const fields = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: fields.join(''), size: rows.length };
}
