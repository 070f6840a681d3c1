import * as v from 'valibot';
import { endpoint } from './endpoint';
import { idParams } from './fields';
import { Attachment, ofInvoice } from './invoice';

const MB = 1024 * 1024;

/** What may go along with an invoice: Word, Excel, plain text, XML, PDF and pictures. No SVG: one can hold a script. */
export const ATTACHMENT_KINDS = [
  ...(['doc', 'docx', 'xls', 'xlsx', 'txt', 'csv', 'xml', 'pdf'] as const),
  ...(['png', 'jpg', 'gif', 'webp', 'tif', 'bmp', 'heic', 'avif'] as const),
] as const;

export const MAX_ATTACHMENT_BYTES = 5 * MB;
export const TOO_LARGE = 'Document mag niet groter zijn dan 5 MB';

/** As many as go with one mail, and as much. */
export const MAX_ATTACHMENTS = 20;
export const MAX_ATTACHMENTS_BYTES = 20 * MB;

export const addAttachments = endpoint({
  summary:
    'Attach files to a concept or template, as the fields file0, file1 and so on; gives all it has',
  method: 'POST',
  path: '/invoicing/v1/invoice/:id/attachments',
  ...ofInvoice,
  upload: {
    field: 'file',
    is_numbered: true,
    max_files: MAX_ATTACHMENTS,
    max_bytes: MAX_ATTACHMENT_BYTES,
    kinds: ATTACHMENT_KINDS,
    too_large: TOO_LARGE,
  },
  reply: v.array(Attachment),
});

export const deleteAttachment = endpoint({
  summary: 'Remove a file from a concept or template',
  method: 'DELETE',
  path: '/invoicing/v1/invoice/:id/attachments/:attachmentId',
  ...ofInvoice,
  ids: { ...ofInvoice.ids, 'params.attachmentId': 'attachment' },
  params: v.object({ ...idParams.entries, attachmentId: idParams.entries.id }),
  reply: v.null(),
  status: 204,
});
