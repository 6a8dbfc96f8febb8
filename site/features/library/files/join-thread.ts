/** Joins the PDFs it is given into one, for `print.ts`; a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Joined, Obstacle } from './print.ts';

const joined = await PDFDocument.create();
const obstacles: Obstacle[] = [];
for (const [at, bytes] of (workerData as Uint8Array[]).entries())
  try {
    // An owner's password only says what may be done with a document: the user's password is empty then.
    const source = await PDFDocument.load(bytes, { password: '' });
    const pages = await joined.copyPages(source, source.getPageIndices());
    for (const page of pages) joined.addPage(page);
  } catch (error) {
    obstacles.push({ at, locked: error instanceof Error && error.message === 'NEEDS PASSWORD' });
  }
const answer: Joined = obstacles.length > 0 ? { obstacles } : { bytes: await joined.save() };
parentPort?.postMessage(answer);
