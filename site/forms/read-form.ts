/** Parses submitted forms: URL-encoded, or multipart (RFC 7578) with files. */
import formbody from '@fastify/formbody';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import multipart from '@fastify/multipart';
import { hasPdfHeader } from '@oilway/store/files/pdf-header.ts';
import { decodeFormFilename, sanitizeFilename } from '@oilway/store/files/sanitize-filename.ts';
import type { Attachment } from '@oilway/store/submissions/attached-file.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { limitLargeBodies } from '../server/http/large-bodies.ts';
import { type ParameterProblem, Problem } from '../server/http/problem.ts';
import { attachmentLimits, attachmentTypes } from './attachment-rules.ts';

/** In bytes; large enough that overlong fields are reported by validation. */
const bodyLimit = 400_000;

/** Bounds memory use: forms are buffered until they are stored. */
export const formConcurrencyLimit = limitLargeBodies(8);

interface NoJsFormRouteOptions {
  multipart?: boolean | undefined;
  /** Excludes the route from the logs. */
  unlogged?: boolean;
  handle: (sent: ParsedForm, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Registers the body parsers of forms in a plugin scope. */
export async function registerFormParsers(app: FastifyInstance, files = false): Promise<void> {
  await app.register(formbody, { bodyLimit });
  // An oversized file is reported together with the other errors.
  if (files) await app.register(multipart, { throwFileSizeLimit: false });
}

/** Registers a POST route that takes a native form submission and responds with HTML. */
export function noJsFormRoute(
  app: FastifyInstance,
  path: string,
  { handle, ...flags }: NoJsFormRouteOptions,
): void {
  const options = {
    bodyLimit,
    config: {
      respondsWithHtml: true,
      ...(flags.multipart ? { upload: 'multipart' as const } : {}),
      ...(flags.unlogged ? { unlogged: true } : {}),
    },
    preParsing: formConcurrencyLimit,
    schema: { hide: true },
  };
  app.post(path, options, async (request, reply) => {
    const parsedForm =
      flags.multipart && request.isMultipart()
        ? await readMultipart(request, true)
        : readUrlEncoded(request);
    return handle(parsedForm, request, reply);
  });
}

/** Returns the fields of a URL-encoded body; browsers send line breaks as CRLF, which becomes LF. */
function readUrlEncoded({ body }: FastifyRequest): ParsedForm {
  const isText = (value: unknown): value is string => typeof value === 'string';
  const oneLine = (text: string) => text.replaceAll('\r\n', '\n');
  const fields: ParsedForm['fields'] = {};
  for (const [name, value] of Object.entries(body ?? {})) {
    if (isText(value)) fields[name] = oneLine(value);
    if (Array.isArray(value)) fields[name] = value.filter(isText).map(oneLine);
  }
  return { fields, files: [] };
}

export interface ParsedForm {
  /** A repeated field is an array. */
  fields: Record<string, string | string[]>;
  files: Attachment[];
  /** Errors of the files, set with `collectErrors`. */
  rejection?: Problem | undefined;
}

/** Parser limits, above what our forms send. */
const limits = {
  parts: 60,
  fields: 50,
  fieldNameSize: 100,
  fieldSize: 20_000,
  headerPairs: 20,
  files: attachmentLimits.files,
  fileSize: attachmentLimits.fileSize,
};

/** File limit with `collectErrors`, so that each rejected file is reported. */
const maxReportedFiles = 50;

/**
 * Reads the fields and files of a multipart form.
 * @param collectErrors continues after rejected files, so that a form without scripts keeps its input and reports each of them.
 * @throws Problem 400, 413, 415.
 */
export async function readMultipart(
  request: FastifyRequest,
  collectErrors = false,
): Promise<ParsedForm> {
  if (!request.isMultipart()) throw new Problem(415, 'This call takes multipart/form-data.');
  return read(request, collectErrors).catch((error: unknown) => {
    throw asProblem(error);
  });
}

async function read(request: FastifyRequest, collectErrors: boolean): Promise<ParsedForm> {
  const fields = new Map<string, string[]>();
  const files: Attachment[] = [];
  const problems: ParameterProblem[] = [];
  let total = 0;
  const parts = request.parts({
    limits: collectErrors ? { ...limits, files: maxReportedFiles } : limits,
  });
  for await (const part of parts) {
    if (part.type !== 'file') {
      addField(fields, part);
      continue;
    }
    const isTooMuch = total > attachmentLimits.totalSize;
    // Above the total size, files are skipped and only named in the error.
    if (isTooMuch) part.file.resume();
    const bytes = isTooMuch ? undefined : await part.toBuffer();
    total += bytes?.length ?? 0;
    // Browsers send an empty file input as a file without name and content.
    if (bytes?.length === 0 && !part.filename) continue;
    const isTooLarge = !bytes || part.file.truncated || total > attachmentLimits.totalSize;
    const found = isTooLarge
      ? 'tooLarge'
      : bytes.length === 0
        ? 'emptyFile'
        : files.length === attachmentLimits.files
          ? 'tooMany'
          : await attachmentOf(part, bytes);
    const at = files.length + problems.length;
    if (typeof found !== 'string') files.push(found);
    else
      problems.push({
        ...fileProblem(found),
        file: decodeFormFilename(part.filename ?? '').slice(0, 255),
        at,
      });
    if (isTooLarge && !collectErrors) break;
  }
  const rejection = problems.length > 0 ? rejectionOf(problems) : undefined;
  if (rejection && !collectErrors) throw rejection;
  return { fields: oneOrList(fields), files, rejection };
}

function addField(fields: Map<string, string[]>, part: MultipartValue): void {
  if (part.fieldnameTruncated || part.valueTruncated)
    throw rejectionOf([fileProblem('tooLong', part.fieldname)]);
  const name = part.fieldname.replace(/\[\]$/, '');
  fields.set(name, [...(fields.get(name) ?? []), String(part.value).replaceAll('\r\n', '\n')]);
}

function oneOrList(fields: Map<string, string[]>): ParsedForm['fields'] {
  const one = ([name, values]: [string, string[]]) =>
    [name, values.length === 1 ? (values[0] ?? '') : values] as const;
  return Object.fromEntries([...fields].map(one));
}

/** Returns an error code for a type that is not accepted: `fileContent` if the file name suggests an accepted one, else `fileType`. */
async function attachmentOf(
  part: MultipartFile,
  bytes: Buffer,
): Promise<Attachment | 'fileContent' | 'fileType'> {
  const known = (await fileTypeFromBuffer(bytes))?.mime;
  const found = known ?? (hasPdfHeader(bytes) ? 'application/pdf' : undefined);
  if (!isAcceptedType(found)) return hasAcceptedName(part) ? 'fileContent' : 'fileType';
  const name = sanitizeFilename(part.filename, attachmentTypes[found], 'attachment');
  return { name, mediaType: found, bytes };
}

const isAcceptedType = (type: string | undefined): type is keyof typeof attachmentTypes =>
  type !== undefined && Object.hasOwn(attachmentTypes, type);

/** Checks the file extension, and the media type that the browser derived from it. */
function hasAcceptedName({ filename, mimetype }: MultipartFile): boolean {
  return /\.(pdf|jpe?g|png|webp)$/i.test(filename) || Object.hasOwn(attachmentTypes, mimetype);
}

function fileProblem(code: string, name = 'attachments'): ParameterProblem {
  const detail =
    'At most 5 files, none empty, by their content PDF, JPEG, PNG or WebP, of 5 MB each and 10 MB in all.';
  return { name, code, detail };
}

function rejectionOf(problems: ParameterProblem[]): Problem {
  const isTooLarge = problems.some(({ code }) => code === 'tooLarge');
  return new Problem(isTooLarge ? 413 : 400, problems[0]?.detail ?? '', problems);
}

/** Maps errors of the multipart parser to a `Problem`. */
function asProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const code = String((error as { code?: unknown }).code ?? '');
  if (code === 'FST_REQ_FILE_TOO_LARGE') return rejectionOf([fileProblem('tooLarge')]);
  if (code === 'FST_FILES_LIMIT') return rejectionOf([fileProblem('tooMany')]);
  if (code.startsWith('FST_')) return new Problem(400, 'This form has too many parts.');
  return new Problem(400, 'The multipart body is malformed.');
}
