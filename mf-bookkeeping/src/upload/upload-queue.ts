import { type UploadFailure, uploadFailure } from '@boekwerk/shared/api-client/upload-failure';
import type { uploadBookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { randomKey } from '@boekwerk/shared/session/random-key';
import pLimit from 'p-limit';
import { fileProblem } from './file-problem';
import { RefusedFile } from './refused-file';
import { texts } from './texts';
import { asItIs, type TurnedFile } from './turned-file';
import { uploadsAtOnce } from './uploads-at-once';

export type UploadReply = ReplyOf<typeof uploadBookingItem>;

/** One document on its way in. `refused` will not go through; `failed` may be tried again. */
export type Upload = {
  key: string;
  /** Several pictures are the pages of one PDF. */
  files: readonly TurnedFile[];
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'failed';
  /** 0 to 1 */
  progress: number;
  /** Why it was refused or failed. */
  reason: string | null;
  reply: UploadReply | null;
};

/** How a document is sent: rejects with an error whose message may be shown. */
export type SendDocument = (
  files: readonly TurnedFile[],
  options: { key: string; signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<UploadReply>;

type Setup = {
  send: SendDocument;
  /** Told after each file that went through; `isLast` when nothing is on its way any more. */
  onDone: (isLast: boolean) => void;
  limit?: number;
};

/** Whether something is on its way. */
export const isBusy = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ state }) => state === 'waiting' || state === 'sending');

/** Whether pictures that made no document together may be handed in one by one. */
export const isDivisible = ({ state, files }: Upload): boolean =>
  state === 'refused' && files.length > 1;

/** Whether there is something that would be lost by going away; a photo of the camera is nowhere else. */
export const isUnfinished = (uploads: readonly Upload[]): boolean =>
  isBusy(uploads) || uploads.some((upload) => upload.state === 'failed' || isDivisible(upload));

/** Whether something in the list has come to an end. */
export const canClear = (uploads: readonly Upload[]): boolean =>
  uploads.some((upload) => !isUnfinished([upload]));

/** Sends files, many at once. Nothing leaves the list by itself: what went wrong stays with its reason. */
export function createUploadQueue({ send, onDone, limit = uploadsAtOnce() }: Setup) {
  const inTurn = pLimit(limit);
  const listeners = new Set<() => void>();
  let uploads: readonly Upload[] = [];
  let stopping = new AbortController();

  function show(next: readonly Upload[]) {
    uploads = next;
    for (const listener of listeners) listener();
  }

  const update = (key: string, change: Partial<Upload>) =>
    show(uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));

  async function start({ key, files }: Upload) {
    const { signal } = stopping;
    try {
      const reply = await inTurn(() => {
        signal.throwIfAborted();
        update(key, { state: 'sending' });
        const onProgress = (progress: number) => update(key, { progress });
        return send(files, { key, signal, onProgress });
      });
      update(key, { state: 'done', progress: 1, reply });
    } catch (error) {
      if (!signal.aborted) update(key, failureOf(error));
    }
    if (!signal.aborted) onDone(!isBusy(uploads));
  }

  function put(added: readonly Upload[]) {
    show([...uploads, ...added]);
    for (const upload of added) if (upload.state === 'waiting') void start(upload);
  }
  const add = (documents: readonly (readonly TurnedFile[])[]) =>
    put(documents.map((files) => asUpload(files, randomKey())));

  const remove = (key: string) => show(uploads.filter((upload) => upload.key !== key));

  function retry(key: string) {
    const upload = uploads.find((one) => one.key === key && one.state === 'failed');
    if (!upload) return;
    update(key, { state: 'waiting', progress: 0, reason: null });
    void start(upload);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    uploads: () => uploads,
    /** Each of these files is a document. */
    add: (files: readonly File[]) => add(files.map((file) => [asItIs(file)])),
    /** Each of these is a document of one file, or of several pictures. */
    addDocuments: add,
    /** Goes on with documents of an earlier page, under their own keys: one that got through is not stored twice. */
    restore: (documents: readonly Pick<Upload, 'key' | 'files'>[]) =>
      put(documents.map(({ key, files }) => asUpload(files, key))),
    retry,
    /** Hands in one by one what made no document together. */
    divide(key: string) {
      const upload = uploads.find((one) => one.key === key && isDivisible(one));
      remove(key);
      add((upload?.files ?? []).map((file) => [file]));
    },
    /** Takes off the list what did not get through. */
    remove,
    /** Tries all again that did not get through: the connection is back. */
    resume() {
      for (const { key } of uploads) retry(key);
    },
    /** Takes what has come to an end off the list. */
    clear: () => show(uploads.filter((upload) => isUnfinished([upload]))),
    /** Breaks off what is on its way and forgets everything. */
    stop() {
      stopping.abort();
      stopping = new AbortController();
      show([]);
    },
  };
}

const failureOf = (error: unknown): UploadFailure =>
  error instanceof RefusedFile
    ? { state: 'refused', reason: error.message }
    : uploadFailure(error, texts.failed);

function asUpload(files: readonly TurnedFile[], key: string): Upload {
  const reason = files.map(({ file }) => fileProblem(file)).find((problem) => problem) ?? null;
  const state = reason === null ? 'waiting' : 'refused';
  return { key, files, state, progress: 0, reason, reply: null };
}

/** What it will be called, and its bytes as they were taken. */
export function factsOf({ files }: Upload): { name: string; bytes: number } {
  const name = files[0]?.file.name ?? '';
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  return { name: files.length === 1 ? name : `${name.replace(/\.\w+$/, '')}.pdf`, bytes };
}
