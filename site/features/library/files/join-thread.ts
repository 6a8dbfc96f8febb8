/** Joins the PDFs it is given into one, for `print.ts`; a thread of its own. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument } from '@cantoo/pdf-lib';

const joined = await PDFDocument.create();
for (const path of workerData as string[]) {
  const source = await PDFDocument.load(await readFile(path));
  for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page);
}
const bytes = await joined.save();
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
