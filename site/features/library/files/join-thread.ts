/** Joins the PDFs it is given into one, for `print.ts`; a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument } from '@cantoo/pdf-lib';

const joined = await PDFDocument.create();
for (const bytes of workerData as Uint8Array[]) {
  const source = await PDFDocument.load(bytes);
  for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page);
}
const bytes = await joined.save();
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
