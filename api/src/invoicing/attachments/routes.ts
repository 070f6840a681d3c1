import * as contract from '@boekwerk/shared/contract/attachments';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { addAttachments } from './add-attachments';
import { deleteAttachment } from './delete-attachment';

export function attachmentRoutes(app: App) {
  serve(app, contract.addAttachments, ({ params, files }, call) =>
    addAttachments(call, params.id, files),
  );
  serve(app, contract.deleteAttachment, ({ params }, call) =>
    deleteAttachment(call, params.id, params.attachmentId),
  );
}
