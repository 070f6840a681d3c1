import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { useWatch } from '@boekwerk/shared/ui/form';
import { SectionTitle } from '@boekwerk/shared/ui/text';
import { texts } from '../texts';
import type { BookingControl } from '../use-booking-form';
import { BookingLine } from './booking-line';
import type { FilledAmounts } from './use-filled-amounts';

type Props = { control: BookingControl; tag: Tag | null; amounts: FilledAmounts };

/** What the amount is booked on: each line of the document. */
export function BookingLines({ control, tag, amounts }: Props) {
  const lines = useWatch({ control, name: 'booking_lines' });
  return (
    <>
      <SectionTitle>{texts.lines.title}</SectionTitle>
      {lines.map((_, index) => (
        <BookingLine key={index} control={control} index={index} tag={tag} amounts={amounts} />
      ))}
    </>
  );
}
