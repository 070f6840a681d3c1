import type { WorkKind } from '@boekwerk/shared/domain/document/work-kind';
import { StatusBadge, type Tone } from '@boekwerk/shared/ui/badge';
import { texts } from './texts';

const TONES: Record<WorkKind, Tone> = {
  to_process: 'neutral',
  to_book: 'amber',
  answered: 'green',
  asked: 'purple',
  refused: 'red',
  uncertain: 'red',
};

export const WorkKindBadge = ({ kind }: { kind: WorkKind }) => (
  <StatusBadge tone={TONES[kind]}>{texts.kinds[kind]}</StatusBadge>
);
