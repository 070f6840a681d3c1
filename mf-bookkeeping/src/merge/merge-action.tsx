import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { allowsOnDocument, DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { MergeOutlined } from '@boekwerk/shared/ui/icons';
import type { DocumentAction } from '../document-action';
import { texts } from './texts';

export const mergeAction: DocumentAction = {
  key: 'merge',
  label: texts.action,
  icon: <MergeOutlined />,
  appliesTo: (documents) => reasonAgainst(documents) ?? true,
  load: () => import('./merge-modal').then(({ MergeModal }) => MergeModal),
};

function reasonAgainst(documents: readonly BookingItem[]): string | null {
  if (documents.length < 2) return texts.tooFew;
  const busy = documents.find((document) => !allowsOnDocument(document, 'merge'));
  if (busy) return texts.notNow(busy.file_name);
  const locked = documents.find(({ file_locked }) => file_locked);
  if (locked) return texts.locked(locked.file_name);
  const isToProcess = documents.some(({ status }) => status === DocumentStatus.toProcess);
  return isToProcess ? null : texts.noneToProcess;
}
