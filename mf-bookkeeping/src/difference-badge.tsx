import type { PackageDifference } from '@boekwerk/shared/domain/document/package-difference';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { texts } from './texts';

/** What somebody did in the accounting package to what was booked of a document. */
export function DifferenceBadge({ difference }: { difference: PackageDifference }) {
  return (
    <StatusBadge tone={difference === 'deleted' ? 'red' : 'amber'}>
      {texts.packageDifference[difference]}
    </StatusBadge>
  );
}
