import {
  DOCUMENT_STATUS_NAMES,
  DocumentStatus,
} from '@boekwerk/shared/domain/document/document-status';
import { StatusBadge, type Tone } from '@boekwerk/shared/ui/badge';

const TONES: Record<DocumentStatus, Tone> = {
  [DocumentStatus.toProcess]: 'neutral',
  [DocumentStatus.toBook]: 'amber',
  [DocumentStatus.booked]: 'green',
  [DocumentStatus.questions]: 'purple',
  [DocumentStatus.inProgress]: 'blue',
};

export function DocumentBadge({ status }: { status: DocumentStatus }) {
  return <StatusBadge tone={TONES[status]}>{DOCUMENT_STATUS_NAMES[status]}</StatusBadge>;
}
