import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

type Props = { document: Pick<BookingDocument, 'recognised'> };

/** Why nothing was read. */
export const RecognisedBar = ({ document: { recognised } }: Props) =>
  recognised?.problem && (
    <InfoBar tone="amber">
      <strong>{texts.notRead}</strong> {texts.problems[recognised.problem]}
    </InfoBar>
  );
