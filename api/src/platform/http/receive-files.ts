import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Upload } from '@boekwerk/shared/contract/endpoint';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError, invalid, refused } from '../errors';
import { contentKind, hasExtension, safeName } from '../files/content-kind';
import type { Incoming } from '../files/files';
import { TEXTS } from './texts';

export type Received = { fields: Record<string, unknown>; files: Incoming[] };

const MAX_FIELDS = 10;

/**
 * Streams the files of a multipart request to `folder`, hashed on the way and synced.
 *
 * @throws HttpError 422 at the upload's field; nothing is left behind then
 */
export async function receiveFiles(
  request: FastifyRequest,
  upload: Upload,
  folder: string,
): Promise<Received> {
  refuseOddForms(request);
  const received: Received = { fields: {}, files: [] };
  const problems = new Set<string>();
  try {
    // A refused file is still read to the end: a browser shows the answer only after it has sent everything.
    for await (const part of partsOf(request, upload)) {
      if (part.type === 'field') received.fields[part.fieldname] = part.value;
      else if (!isFileField(part.fieldname, upload)) part.file.resume();
      else await receiveFile(part, { upload, folder, received, problems });
    }
    if (received.files.length === 0 && problems.size === 0) problems.add(TEXTS.noFile);
    if (problems.size > 0) throw invalid({ [upload.field]: [...problems] });
    return received;
  } catch (error) {
    await removeFiles(received.files);
    throw readable(error, upload);
  }
}

/** Removes uploads that were not stored. */
export async function removeFiles(files: readonly Incoming[]): Promise<void> {
  for (const file of files) await fs.rm(file.path, { force: true });
}

/** A boundary is at most 70 characters. Source: RFC 2046 §5.1.1. */
function refuseOddForms(request: FastifyRequest) {
  if (!request.isMultipart()) throw new HttpError(415, TEXTS.noForm);
  const boundary = /boundary="?([^";]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
  if (!boundary || boundary.length > 70) throw refused(TEXTS.unreadable);
}

/** `file`, or `file0`, `file1` and so on when the upload numbers them. */
const isFileField = (name: string, { field, is_numbered }: Upload) =>
  is_numbered
    ? name.startsWith(field) && /^\d{1,3}$/.test(name.slice(field.length))
    : name === field;

const partsOf = (request: FastifyRequest, { max_files, max_bytes }: Upload) =>
  request.parts({
    limits: {
      files: max_files,
      fileSize: max_bytes,
      fields: MAX_FIELDS,
      parts: max_files + MAX_FIELDS,
      fieldSize: 10_000,
      fieldNameSize: 100,
      headerPairs: 50,
    },
  });

type Context = { upload: Upload; folder: string; received: Received; problems: Set<string> };

async function receiveFile(part: MultipartFile, context: Context): Promise<void> {
  const { upload, folder, received, problems } = context;
  const file: Incoming = {
    path: path.join(folder, randomUUID()),
    name: safeName(part.filename ?? ''),
    content_type: '',
    kind: '',
    size: 0,
    sha256: '',
  };
  received.files.push(file); // from here on it is removed when something goes wrong
  Object.assign(file, await writeHashed(part, file.path));

  if (part.file.truncated) problems.add(upload.too_large);
  else if (file.size === 0) problems.add(TEXTS.emptyFile);
  else {
    const type = await contentKind(file.path, file.name);
    const allowed = type && upload.kinds.includes(type.kind);
    if (!allowed || !hasExtension(file.name, upload.kinds)) problems.add(TEXTS.fileKind);
    else Object.assign(file, type);
  }
}

async function writeHashed(part: MultipartFile, to: string) {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(part.file, measure, createWriteStream(to, { flags: 'wx', flush: true }));
  return { size, sha256: hash.digest('hex') };
}

/** Translates an error of the multipart parser to a Dutch text at the field. */
function readable(error: unknown, { field, max_files }: Upload): unknown {
  if (error instanceof HttpError) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT') return invalid({ [field]: TEXTS.tooManyFiles(max_files) });
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT')
    return new HttpError(413, TEXTS.unreadable);
  const status = (error as { statusCode?: number }).statusCode;
  return status === 400 || code === undefined
    ? new HttpError(400, TEXTS.unreadable, { cause: error })
    : error;
}
