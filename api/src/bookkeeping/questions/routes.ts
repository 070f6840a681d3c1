import * as log from '@boekwerk/shared/contract/bookkeeping/document-log';
import * as questions from '@boekwerk/shared/contract/bookkeeping/questions';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { addNote } from './add-note';
import { getDocumentLog } from './get-document-log';
import { listPendingLogs } from './list-pending-logs';

export function questionRoutes(app: App) {
  serve(app, questions.listPendingLogs, ({ query }, call) => listPendingLogs(call, query));
  serve(app, log.getDocumentLog, ({ params }, call) => getDocumentLog(call, params.id));
  serve(app, log.addNote, ({ params, body }, call) => addNote(call, params.id, body.message));
}
