import ky from 'ky';
import type { Endpoint } from '../contract/endpoint';

/** One request, the session's token apart. */
export type OutgoingRequest = {
  endpoint: Endpoint;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: readonly File[];
  /** The same key never takes effect twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Told how much of the files is on its way, 0 to 1. */
  onProgress?: (fraction: number) => void;
};

/** For a whole call; for an upload, the longest time without progress. */
const TIMEOUT_MS = 120_000;

/** Sends a request and gives the answer, whatever its status. */
export function sendRequest(
  transmission: OutgoingRequest,
  token: string | null,
): Promise<Response> {
  const headers = headersOf(transmission, token);
  if (transmission.files) return upload(transmission, transmission.files, headers);

  const { endpoint, body, signal } = transmission;
  return ky(addressOf(transmission), {
    method: endpoint.method,
    headers,
    ...(endpoint.method !== 'GET' && body !== undefined && { json: body }),
    signal: signal ?? null,
    timeout: TIMEOUT_MS,
    retry: 0,
    throwHttpErrors: false,
  });
}

/** Uploads use XMLHttpRequest, because only that reports progress. */
function upload(
  transmission: OutgoingRequest,
  files: readonly File[],
  headers: Record<string, string>,
): Promise<Response> {
  const { endpoint, signal, onProgress } = transmission;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, addressOf(transmission));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const limit = stallLimit(() => {
      reject(new TypeError('Upload timed out'));
      request.abort();
    });
    request.upload.onprogress = ({ loaded, total }) => {
      limit.restart();
      onProgress?.(loaded / total);
    };
    request.onloadend = limit.end;
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError('Upload failed'));
    request.onabort = () => reject(new DOMException('Upload aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    // What was not sent yet cannot be aborted.
    if (signal?.aborted) return reject(signal.reason);
    request.send(formOf(transmission, files));
    limit.restart();
  });
}

/** A large file on a slow line may take long: each progress restarts the timeout. */
function stallLimit(giveUp: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const restart = () => {
    end();
    timer = setTimeout(giveUp, TIMEOUT_MS);
  };
  return { restart, end };
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after', 'x-rights']) {
    const value = request.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  const empty = request.status === 204;
  return new Response(empty ? null : request.responseText, { status: request.status, headers });
}

function formOf({ endpoint, body }: OutgoingRequest, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  const { field = 'file', is_numbered } = endpoint.upload ?? {};
  files.forEach((file, index) => {
    form.append(is_numbered ? `${field}${index}` : field, file);
  });
  return form;
}

function headersOf(transmission: OutgoingRequest, token: string | null): Record<string, string> {
  return {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(transmission.idempotencyKey && { 'idempotency-key': transmission.idempotencyKey }),
  };
}

/** `/invoicing/v1/invoice/:id` with its parameters filled in, and the query that has values. */
function addressOf({ endpoint, params, query }: OutgoingRequest): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return `${apiAddress(path)}${search.size > 0 ? `?${search}` : ''}`;
}

/** Where a path of the API is, below this page's own origin. */
export const apiAddress = (path: string) => `${window.location.origin}/api${path}`;
