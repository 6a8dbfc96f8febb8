/** Worker thread of `print.ts` that merges PDFs into one. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { MergeFailure, MergeResult } from './print.ts';

const merged = await PDFDocument.create();
const failures: MergeFailure[] = [];
for (const [index, bytes] of (workerData as Uint8Array[]).entries())
  try {
    // A PDF with only an owner password has an empty user password.
    const source = await PDFDocument.load(bytes, { password: '' });
    const pages = await merged.copyPages(source, source.getPageIndices());
    for (const page of pages) merged.addPage(page);
  } catch (error) {
    failures.push({ index, locked: error instanceof Error && error.message === 'NEEDS PASSWORD' });
  }
const result: MergeResult = failures.length > 0 ? { failures } : { bytes: await merged.save() };
parentPort?.postMessage(result);
