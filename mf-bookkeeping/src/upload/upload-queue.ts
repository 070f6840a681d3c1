import type { uploadBookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { randomKey } from '@boekwerk/shared/session/random-key';
import pLimit from 'p-limit';
import { fileProblem } from './file-problem';
import { uploadFailure } from './upload-failure';
import { uploadsAtOnce } from './uploads-at-once';

export type UploadReply = ReplyOf<typeof uploadBookingItem>;

/** One file on its way in. `refused` will not go through; `failed` may be tried again. */
export type Upload = {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'failed';
  /** 0 to 1 */
  progress: number;
  /** Why it was refused or failed. */
  reason: string | null;
  reply: UploadReply | null;
};

/** How a file is sent: rejects with an error whose message may be shown. */
export type SendFile = (
  file: File,
  options: { key: string; signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<UploadReply>;

type Setup = {
  send: SendFile;
  /** Told after each file that went through; `isLast` when nothing is on its way any more. */
  onDone: (isLast: boolean) => void;
  limit?: number;
};

/** Whether there is something that would be lost by going away. */
export const isBusy = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ state }) => state === 'waiting' || state === 'sending');

/** Whether something in the list has come to an end. */
export const canClear = (uploads: readonly Upload[]): boolean =>
  uploads.some((upload) => !isBusy([upload]));

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

  async function start({ key, file }: Upload) {
    const { signal } = stopping;
    try {
      const reply = await inTurn(() => {
        signal.throwIfAborted();
        update(key, { state: 'sending' });
        const onProgress = (progress: number) => update(key, { progress });
        return send(file, { key, signal, onProgress });
      });
      update(key, { state: 'done', progress: 1, reply });
    } catch (error) {
      if (!signal.aborted) update(key, uploadFailure(error));
    }
    if (!signal.aborted) onDone(!isBusy(uploads));
  }

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
    add(files: readonly File[]) {
      const added = files.map(asUpload);
      show([...uploads, ...added]);
      for (const upload of added) if (upload.state === 'waiting') void start(upload);
    },
    retry,
    /** Tries all again that did not get through: the connection is back. */
    resume() {
      for (const { key } of uploads) retry(key);
    },
    /** Takes what has come to an end off the list. */
    clear: () => show(uploads.filter((upload) => isBusy([upload]))),
    /** Breaks off what is on its way and forgets everything. */
    stop() {
      stopping.abort();
      stopping = new AbortController();
      show([]);
    },
  };
}

function asUpload(file: File): Upload {
  const reason = fileProblem(file);
  const state = reason === null ? 'waiting' : 'refused';
  return { key: randomKey(), file, state, progress: 0, reason, reply: null };
}
