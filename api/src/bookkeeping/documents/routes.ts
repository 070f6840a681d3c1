import * as contract from '@boekwerk/shared/contract/bookkeeping/documents';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { companyForUpload } from './company-for-upload';
import { documentsBeside } from './documents-beside';
import { examineDocument } from './examine-document';
import { getDocumentUrl } from './get-document';
import { labelDocument, labelDocuments } from './label-document';
import { listDocuments } from './list-documents';
import { uploadDocument } from './upload-document';

export function documentRoutes(app: App) {
  serve(app, contract.listBookingItems, ({ query }, call) => listDocuments(call, query));
  serve(app, contract.getDocumentsBeside, ({ params, query }, call) =>
    documentsBeside(call, params.id, query),
  );
  serve(app, contract.getDocumentUrl, ({ params }, call) => getDocumentUrl(call, params.id));
  serve(app, contract.uploadBookingItem, {
    prepare: async ({ body, files }, call) => {
      await companyForUpload(call, body.relation_id);
      return examineDocument(files, call);
    },
    // A client may be lost while the file waits for its turn.
    handle: async ({ body, prepared }, call) =>
      uploadDocument(call, await companyForUpload(call, body.relation_id), prepared),
  });
  serve(app, contract.labelBookingItem, ({ params, body }, call) =>
    labelDocument(call, params.id, body.tag),
  );
  serve(app, contract.labelBookingItems, ({ body }, call) => labelDocuments(call, body));
}
