import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type {
  BookingSuggestion,
  LikelyBooking,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { Button } from '@boekwerk/shared/ui/button';
import { CheckboxField } from '@boekwerk/shared/ui/fields';
import { PlusOutlined } from '@boekwerk/shared/ui/icons';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { Muted, SectionTitle } from '@boekwerk/shared/ui/text';
import { texts } from '../texts';
import type { BookingFormState } from '../use-booking-form';
import { becauseOf, skippedBecauseOf } from './because-of';
import { BookingLine } from './booking-line';
import type { FilledAmounts } from './filled-amounts';
import { RuleFromLines } from './rule-from-lines';
import { useAccounts } from './use-accounts';
import { useLines } from './use-lines';

type Props = {
  form: BookingFormState['form'];
  document: Pick<BookingDocument, 'tag'>;
  amounts: FilledAmounts;
  /** As what the lines were proposed; null for lines of people. */
  suggestion: BookingSuggestion | null;
  /** A rule of the firm that could not be used for them. */
  skippedRule: LikelyBooking['skipped_rule'];
  /** Who a purchase is from. */
  supplier: LikelyBooking['client'] | null;
  /** VAT number of who is sold to. */
  taxNumber: string;
};

/** What the amount is booked on: each line of the document. */
export function BookingLines(props: Props) {
  const { form, document, amounts, suggestion, skippedRule, supplier, taxNumber } = props;
  const { tag } = document;
  const { keys, add, takeOut, removed, undo } = useLines(form, amounts);
  const accounts = useAccounts(tag);
  const { control, setValue } = form;
  const { lines } = texts;
  return (
    <>
      <SectionTitle>{lines.title}</SectionTitle>
      {suggestion && (
        <p className="bookkeeping-booking-because">
          <Muted>{becauseOf(suggestion)}</Muted>
        </p>
      )}
      {skippedRule && (
        <p className="bookkeeping-booking-because">
          <Muted>{skippedBecauseOf(skippedRule)}</Muted>
        </p>
      )}
      {keys.map((key, index) => (
        <BookingLine
          key={key}
          control={control}
          setValue={setValue}
          index={index}
          isOnly={keys.length === 1}
          isSale={tag === 'VRK'}
          accounts={accounts}
          amounts={amounts}
          taxNumber={taxNumber}
          onRemove={takeOut}
        />
      ))}
      {removed !== null && (
        <InfoBar
          tone="neutral"
          action={
            <Button size="small" onClick={undo}>
              {lines.undo}
            </Button>
          }
        >
          {lines.removed(removed)}
        </InfoBar>
      )}
      <div className="bookkeeping-booking-below-lines">
        <Button icon={<PlusOutlined />} onClick={add}>
          {lines.add}
        </Button>
        <CheckboxField control={control} name="saveBookingLines" label={lines.save} />
        {supplier && <RuleFromLines control={control} supplier={supplier} />}
      </div>
    </>
  );
}
