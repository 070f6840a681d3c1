import { call } from '@boekwerk/shared/api-client/call';
import { uploadFailure } from '@boekwerk/shared/api-client/upload-failure';
import { addAttachments } from '@boekwerk/shared/contract/attachments';
import { useQueryClient } from '@boekwerk/shared/query';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts as remote } from '../texts';
import { cacheAttachments } from './queries';
import { texts } from './texts';
import {
  addUploads,
  changeUpload,
  removeUpload,
  transferUploads,
  type Upload,
  uploadsOf,
} from './upload-list';

/** Puts files with an invoice. What goes wrong stays on the list with its reason. */
export function useUploads() {
  const client = useQueryClient();
  const notices = useNotices();

  async function send(id: number, { key, file }: Upload): Promise<boolean> {
    changeUpload(id, key, { state: 'sending', progress: 0, reason: null });
    try {
      const attachments = await call(addAttachments, {
        params: { id },
        files: [file],
        idempotencyKey: key,
        onProgress: (progress) => changeUpload(id, key, { progress }),
      });
      removeUpload(id, key);
      cacheAttachments(client, id, attachments);
      return true;
    } catch (error) {
      changeUpload(id, key, uploadFailure(error, texts.failed, JUDGED));
      return false;
    }
  }

  /** One after the other, so that they keep their order; a failed one does not stop the rest. */
  async function sendWaiting(id: number): Promise<void> {
    if (atWork.has(id)) return;
    atWork.add(id);
    let sent = 0;
    for (let next = firstWaiting(id); next; next = firstWaiting(id)) {
      if (await send(id, next)) sent += 1;
    }
    atWork.delete(id);
    if (sent > 0) notices.success(remote.done, texts.added);
  }

  return {
    /** Sends files; those of a new invoice wait until it has been saved. */
    add: (id: number | null, files: readonly File[]) => {
      addUploads(id, files);
      if (id !== null) void sendWaiting(id);
    },
    /** A new invoice has been saved: its files are sent. */
    handOver: (id: number) => {
      transferUploads(id);
      void sendWaiting(id);
    },
    retry: (id: number, key: string) => {
      changeUpload(id, key, { state: 'waiting', reason: null });
      void sendWaiting(id);
    },
  };
}

/** Statuses with which the server judges the invoice: it is gone, or was sent. */
const JUDGED = [404, 409];

/** The invoices whose files are being sent. */
const atWork = new Set<number>();

const firstWaiting = (id: number) => uploadsOf(id).find(({ state }) => state === 'waiting');
