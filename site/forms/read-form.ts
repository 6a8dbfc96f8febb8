/** Reads what a multipart form sends (RFC 7578): its fields, and its files as they are. */
import formbody from '@fastify/formbody';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import multipart from '@fastify/multipart';
import { hasPdfHeader } from '@oilway/store/files/pdf-header.ts';
import { safeName, sentName } from '@oilway/store/files/safe-name.ts';
import type { Attachment } from '@oilway/store/submissions/attached-file.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { fewLargeBodies } from '../server/http/large-bodies.ts';
import { type ParameterProblem, Problem } from '../server/http/problem.ts';
import { attachmentLimits, attachmentTypes } from './attachment-rules.ts';

/** Bytes: what is too long by far still comes back with a word about it. */
const bodyLimit = 400_000;

/** Forms are held in memory until they are stored. */
export const fewForms = fewLargeBodies(8);

interface Step {
  multipart?: boolean | undefined;
  /** Nothing of it is written down. */
  unlogged?: boolean;
  answer: (sent: ReadForm, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** What reads the forms of an encapsulated part of the server. */
export async function readForms(app: FastifyInstance, files = false): Promise<void> {
  await app.register(formbody, { bodyLimit });
  // A file that is too large is told with the rest of the form.
  if (files) await app.register(multipart, { throwFileSizeLimit: false });
}

/** An address that a form without scripts goes to, and the page it answers with. */
export function step(app: FastifyInstance, path: string, { answer, ...kind }: Step): void {
  const options = {
    bodyLimit,
    config: {
      readable: true,
      ...(kind.multipart ? { upload: 'multipart' as const } : {}),
      ...(kind.unlogged ? { unlogged: true } : {}),
    },
    preParsing: fewForms,
    schema: { hide: true },
  };
  app.post(path, options, async (request, reply) => {
    const sent =
      kind.multipart && request.isMultipart() ? await readMultipart(request, true) : typed(request);
    return answer(sent, request, reply);
  });
}

/** As it was typed: a browser sends every end of a line as two signs. */
function typed({ body }: FastifyRequest): ReadForm {
  const isText = (value: unknown): value is string => typeof value === 'string';
  const oneLine = (text: string) => text.replaceAll('\r\n', '\n');
  const fields: ReadForm['fields'] = {};
  for (const [name, value] of Object.entries(body ?? {})) {
    if (isText(value)) fields[name] = oneLine(value);
    if (Array.isArray(value)) fields[name] = value.filter(isText).map(oneLine);
  }
  return { fields, files: [] };
}

export interface ReadForm {
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

/** Of a form without scripts so many files are read past, so that each is named. */
const mostNamed = 50;

/**
 * Reads the fields and files of a multipart form.
 * @param whole reads on past files that are refused, so that a form without scripts keeps what was typed and each of them is named.
 * @throws Problem 400, 413, 415.
 */
export async function readMultipart(request: FastifyRequest, whole = false): Promise<ReadForm> {
  if (!request.isMultipart()) throw new Problem(415, 'This call takes multipart/form-data.');
  return read(request, whole).catch((error: unknown) => {
    throw asProblem(error);
  });
}

async function read(request: FastifyRequest, whole: boolean): Promise<ReadForm> {
  const fields = new Map<string, string[]>();
  const files: Attachment[] = [];
  const wrong: ParameterProblem[] = [];
  let total = 0;
  const parts = request.parts({ limits: whole ? { ...limits, files: mostNamed } : limits });
  for await (const part of parts) {
    if (part.type !== 'file') {
      addField(fields, part);
      continue;
    }
    const isTooMuch = total > attachmentLimits.all;
    // Read past: what comes after too many bytes is named by what it is called alone.
    if (isTooMuch) part.file.resume();
    const bytes = isTooMuch ? undefined : await part.toBuffer();
    total += bytes?.length ?? 0;
    // A field for files that was left empty is sent as a file without name and content.
    if (bytes?.length === 0 && !part.filename) continue;
    const isTooLarge = !bytes || part.file.truncated || total > attachmentLimits.all;
    const found = isTooLarge
      ? 'tooLarge'
      : bytes.length === 0
        ? 'emptyFile'
        : files.length === attachmentLimits.files
          ? 'tooMany'
          : await attachmentOf(part, bytes);
    const at = files.length + wrong.length;
    if (typeof found !== 'string') files.push(found);
    else
      wrong.push({ ...wrongFiles(found), file: sentName(part.filename ?? '').slice(0, 255), at });
    if (isTooLarge && !whole) break;
  }
  const refusal = wrong.length > 0 ? refused(wrong) : undefined;
  if (refusal && !whole) throw refusal;
  return { fields: oneOrList(fields), files, refusal };
}

function addField(fields: Map<string, string[]>, part: MultipartValue): void {
  if (part.fieldnameTruncated || part.valueTruncated)
    throw refused([wrongFiles('tooLong', part.fieldname)]);
  const name = part.fieldname.replace(/\[\]$/, '');
  fields.set(name, [...(fields.get(name) ?? []), String(part.value).replaceAll('\r\n', '\n')]);
}

function oneOrList(fields: Map<string, string[]>): ReadForm['fields'] {
  const one = ([name, values]: [string, string[]]) =>
    [name, values.length === 1 ? (values[0] ?? '') : values] as const;
  return Object.fromEntries([...fields].map(one));
}

/** @returns a code for what is none of the types that we take: whether it is called one of them, or not even that. */
async function attachmentOf(
  part: MultipartFile,
  bytes: Buffer,
): Promise<Attachment | 'fileContent' | 'fileType'> {
  const known = (await fileTypeFromBuffer(bytes))?.mime;
  const found = known ?? (hasPdfHeader(bytes) ? 'application/pdf' : undefined);
  if (!isTaken(found)) return isCalledOurs(part) ? 'fileContent' : 'fileType';
  const name = safeName(part.filename, attachmentTypes[found], 'attachment');
  return { name, mediaType: found, bytes };
}

const isTaken = (type: string | undefined): type is keyof typeof attachmentTypes =>
  type !== undefined && Object.hasOwn(attachmentTypes, type);

/** By its name, or by what the browser made of that. */
function isCalledOurs({ filename, mimetype }: MultipartFile): boolean {
  return /\.(pdf|jpe?g|png|webp)$/i.test(filename) || Object.hasOwn(attachmentTypes, mimetype);
}

function wrongFiles(code: string, name = 'attachments'): ParameterProblem {
  const detail =
    'At most 5 files, none empty, by their content PDF, JPEG, PNG or WebP, of 5 MB each and 10 MB in all.';
  return { name, code, detail };
}

function refused(wrong: ParameterProblem[]): Problem {
  const isTooLarge = wrong.some(({ code }) => code === 'tooLarge');
  return new Problem(isTooLarge ? 413 : 400, wrong[0]?.detail ?? '', wrong);
}

/** What the parser says of a form that is too much, or none at all. */
function asProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const code = String((error as { code?: unknown }).code ?? '');
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refused([wrongFiles('tooLarge')]);
  if (code === 'FST_FILES_LIMIT') return refused([wrongFiles('tooMany')]);
  if (code.startsWith('FST_')) return new Problem(400, 'This form has too many parts.');
  return new Problem(400, 'This is no whole form.');
}
