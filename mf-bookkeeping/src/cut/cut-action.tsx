import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { ScissorOutlined } from '@boekwerk/shared/ui/icons';
import type { DocumentAction } from '../document-action';
import { texts } from './texts';

export const cutAction: DocumentAction = {
  key: 'cut',
  label: texts.action,
  icon: <ScissorOutlined />,
  appliesTo: ([document, ...others]) => {
    if (!document || others.length > 0) return texts.onlyOne;
    if (document.file_locked) return texts.locked;
    if (document.amount_pages === 0) return texts.uncounted;
    if (document.amount_pages < 2) return texts.onePage;
    return allowsOnDocument(document, 'cut') || texts.notNow;
  },
  load: () => import('./cut-modal').then(({ CutModal }) => CutModal),
};
