import {
  PACKAGE_DIFFERENCE_NAMES,
  type PackageDifference,
} from '@boekwerk/shared/domain/document/package-difference';
import { StatusBadge } from '@boekwerk/shared/ui/badge';

/** What somebody did in the accounting package to what was booked of a document. */
export function DifferenceBadge({ difference }: { difference: PackageDifference }) {
  return (
    <StatusBadge tone={difference === 'deleted' ? 'red' : 'amber'}>
      {PACKAGE_DIFFERENCE_NAMES[difference]}
    </StatusBadge>
  );
}
