import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { SwapOutlined } from '@boekwerk/shared/ui/icons';
import type { DocumentAction } from '../document-action';
import { texts } from './texts';

export const moveAction: DocumentAction = {
  key: 'move',
  label: texts.action,
  icon: <SwapOutlined />,
  appliesTo: (documents) =>
    documents.every((each) => allowsOnDocument(each, 'move')) || texts.notMoved,
  load: () => import('./move-modal').then(({ MoveModal }) => MoveModal),
};
