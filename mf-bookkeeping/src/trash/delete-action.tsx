import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { DeleteOutlined } from '@boekwerk/shared/ui/icons';
import type { DocumentAction } from '../document-action';
import { texts } from './texts';

export const deleteAction: DocumentAction = {
  key: 'delete',
  label: texts.action,
  icon: <DeleteOutlined />,
  isDanger: true,
  appliesTo: (documents) =>
    documents.every((each) => allowsOnDocument(each, 'delete')) || texts.notDeleted,
  load: () => import('./delete-modal').then(({ DeleteModal }) => DeleteModal),
};
