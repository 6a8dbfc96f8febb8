/** Reads what a multipart form sends (RFC 7578): its fields, and its files as they are. */
import type { MultipartValue } from '@fastify/multipart';
import type { Attachment } from '@oilway/content';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { BusyError } from '../../platform/overload.ts';
import { type ParameterProblem, Problem } from '../../platform/problem.ts';
import { attachmentLimits, attachmentTypes } from './schema.ts';

export interface Multipart {
  /** A field that came more than once is a list. */
  fields: Record<string, string | string[]>;
  files: Attachment[];
  /** What was wrong with the files, where the rest was wanted all the same. */
  refusal?: Problem | undefined;
}

/** Of what a form is made of: more than our own ever sends. */
const limits = {
  parts: 60,
  fields: 50,
  fieldNameSize: 100,
  fieldSize: 20_000,
  headerPairs: 20,
  files: attachmentLimits.files,
  fileSize: attachmentLimits.each,
};

/** Forms are held in memory until they are stored: so many at once, then the next is told to wait. */
const mostAtOnce = 8;
let reading = 0;

/**
 * @param whole reads on past files that are refused, so that a form without scripts keeps what was typed.
 * @throws Problem 400, 413, 415, and BusyError when too many are being read.
 */
export async function readMultipart(request: FastifyRequest, whole = false): Promise<Multipart> {
  if (!request.isMultipart()) throw new Problem(415, 'This call takes multipart/form-data.');
  if (reading >= mostAtOnce) throw new BusyError('too many forms with files are being read');
  reading += 1;
  try {
    return await (whole ? readWhole(request) : read(request));
  } catch (error) {
    throw asProblem(error);
  } finally {
    reading -= 1;
  }
}

async function read(request: FastifyRequest): Promise<Multipart> {
  const fields = new Map<string, string[]>();
  const files: Attachment[] = [];
  let total = 0;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      total += bytes.length;
      if (total > attachmentLimits.all) throw refused('tooLarge');
      // A field for files that was left empty is sent as a file without name and content.
      if (bytes.length > 0) files.push(await attachmentOf(part.filename, bytes));
    } else addField(fields, part);
  }
  return { fields: oneOrList(fields), files };
}

/** The same, but a file that is refused is read and dropped, and the first refusal told with the fields. */
async function readWhole(request: FastifyRequest): Promise<Multipart> {
  const fields = new Map<string, string[]>();
  const files: Attachment[] = [];
  let refusal: Problem | undefined;
  let total = 0;
  const patient = { ...limits, files: 50 };
  for await (const part of request.parts({ limits: patient })) {
    if (part.type !== 'file') {
      addField(fields, part);
      continue;
    }
    if (refusal) {
      part.file.resume();
      continue;
    }
    const bytes = await part.toBuffer();
    total += bytes.length;
    if (part.file.truncated || total > attachmentLimits.all) refusal = refused('tooLarge');
    else if (files.length === attachmentLimits.files && bytes.length > 0)
      refusal = refused('tooMany');
    else if (bytes.length > 0) {
      const file = await attachmentOf(part.filename, bytes).catch((problem: Problem) => problem);
      if (file instanceof Problem) refusal = file;
      else files.push(file);
    }
    if (refusal) files.length = 0;
  }
  return { fields: oneOrList(fields), files, refusal };
}

function addField(fields: Map<string, string[]>, part: MultipartValue): void {
  if (part.fieldnameTruncated || part.valueTruncated) throw refused('tooLong', part.fieldname);
  const name = part.fieldname.replace(/\[\]$/, '');
  fields.set(name, [...(fields.get(name) ?? []), String(part.value).replaceAll('\r\n', '\n')]);
}

function oneOrList(fields: Map<string, string[]>): Multipart['fields'] {
  const one = ([name, values]: [string, string[]]) =>
    [name, values.length === 1 ? (values[0] ?? '') : values] as const;
  return Object.fromEntries([...fields].map(one));
}

/** @throws Problem for what is none of the types that we take, whatever it is called. */
async function attachmentOf(filename: string, bytes: Buffer): Promise<Attachment> {
  const found = (await fileTypeFromBuffer(bytes))?.mime as keyof typeof attachmentTypes | undefined;
  const ending = found && attachmentTypes[found];
  if (!ending) throw refused('fileType');
  return { name: safeName(filename, ending), mediaType: found, bytes };
}

/** The name without its path and signs that mean something to a system; its ending is that of its type. */
export function safeName(name: string, ending: string): string {
  const own = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '_')
    .replace(/^[. ]+/, '')
    .slice(0, 100)
    .trim();
  return `${own || 'attachment'}${ending}`;
}

function refused(code: ParameterProblem['code'], name = 'attachments'): Problem {
  const detail = 'At most 5 files, PDF, JPEG, PNG or WebP, of 5 MB each and 10 MB in all.';
  return new Problem(code === 'tooLarge' ? 413 : 400, detail, [{ name, code, detail }]);
}

/** What the parser says of a form that is too much, or none at all. */
function asProblem(error: unknown): unknown {
  if (error instanceof Problem || error instanceof BusyError) return error;
  const code = String((error as { code?: unknown }).code ?? '');
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refused('tooLarge');
  if (code === 'FST_FILES_LIMIT') return refused('tooMany');
  if (code.startsWith('FST_')) return new Problem(400, 'This form has too many parts.');
  return new Problem(400, 'This is no whole form.');
}
