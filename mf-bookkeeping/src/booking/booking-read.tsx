import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { bookingTotals } from '@boekwerk/shared/domain/booking/booking-totals';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { SectionTitle } from '@boekwerk/shared/ui/text';
import { Facts } from './facts';
import { useAccounts } from './lines/use-accounts';
import { moneyIn } from './money-in';
import { texts } from './texts';

type Props = { document: BookingDocument };

/** The form to read: what was filled in, without fields. */
export function BookingRead({ document }: Props) {
  const { fields, totals } = texts;
  const { tag, amount, currency, booking_lines, date } = document;
  const sums = bookingTotals(document);
  const money = (value: number | null) => (value === null ? texts.empty : moneyIn(currency, value));
  return (
    <>
      <Facts
        facts={[
          [fields.invoiceNumber, document.invoice_number || texts.empty],
          [fields.date, date ? formatDate(date) : texts.empty],
          [fields.relation[tag ?? 'INK'], document.supplier ?? texts.empty],
          [fields.amount, money(amount)],
          [fields.description, document.description || texts.empty],
          [fields.isCredit, document.is_credit ? texts.yes : texts.no],
        ]}
      />
      <SectionTitle>{texts.lines.title}</SectionTitle>
      {booking_lines.map((line) => (
        <ReadLine key={line.id} document={document} line={line} />
      ))}
      <Facts
        facts={[
          [totals.value, money(sums.value)],
          [totals.vat, money(sums.vat)],
          [totals.difference, money(sums.difference)],
        ]}
      />
    </>
  );
}

type LineProps = Props & { line: BookingDocument['booking_lines'][number] };

function ReadLine({ document: { tag, currency }, line }: LineProps) {
  const { ledgers, vatCodes, costCentres, projects } = useAccounts(tag);
  const { lines } = texts;
  const money = (value: number | null) => (value === null ? texts.empty : moneyIn(currency, value));
  const optional = [
    [lines.costCentre, line.cost_place_ledger_account_id, costCentres],
    [lines.project, line.project_ledger_account_id, projects],
  ] as const;
  return (
    <Facts
      facts={[
        [lines.ledger, nameIn(ledgers, line.ledger_account_id)],
        [lines.vatCode, nameIn(vatCodes, line.vat_ledger_account_id)],
        [lines.value, money(line.value)],
        [lines.vat, money(line.vat)],
        ...optional.flatMap(([name, id, accounts]) =>
          id === null ? [] : [[name, nameIn(accounts, id)] as const],
        ),
      ]}
    />
  );
}

const nameIn = (options: ReturnType<typeof useAccounts>['ledgers'], id: number | null): string =>
  id === null
    ? texts.empty
    : (options.find(({ value }) => value === id)?.label ?? texts.lines.ended);
