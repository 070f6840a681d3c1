import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { bookedBy } from './booked-by';
import { texts } from './texts';

type Props = {
  document: BookingDocument;
  /** Shows what became of it, in the place of what was typed. */
  onRead: () => void;
};

/** Somebody else was first, while something was typed here. */
export const TakenBar = ({ document, onRead }: Props) => (
  <InfoBar
    tone="amber"
    action={
      <Button size="small" onClick={onRead}>
        {texts.taken.read}
      </Button>
    }
  >
    <strong>{bookedBy(document) ?? texts.taken.meanwhile}</strong> {texts.taken.text}
  </InfoBar>
);
