import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { TagOutlined } from '@boekwerk/shared/ui/icons';
import type { DocumentAction } from '../document-action';
import { texts } from './texts';

export const labelAction: DocumentAction = {
  key: 'label',
  label: texts.action,
  icon: <TagOutlined />,
  appliesTo: (documents) =>
    documents.some(({ status }) => status === DocumentStatus.toProcess) || texts.noneToProcess,
  load: () => import('./label-modal').then(({ LabelModal }) => LabelModal),
};
