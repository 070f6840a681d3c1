import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { bookingTotals } from '@boekwerk/shared/domain/booking/booking-totals';
import { moneyOf } from '@boekwerk/shared/domain/money/currency';
import { formatDate, formatMoney } from '@boekwerk/shared/domain/money/format';
import { SectionTitle } from '@boekwerk/shared/ui/text';
import { Facts } from './facts';
import { type Accounts, nameOfUnknown, useAccounts } from './lines/use-accounts';
import { texts } from './texts';

type Props = { document: BookingDocument };

/** The form to read: what was filled in, without fields. */
export function BookingRead({ document }: Props) {
  const { fields, totals } = texts;
  const { tag, amount, currency, booking_lines, date } = document;
  const sums = bookingTotals(document);
  // Once for all lines: an office has thousands of accounts.
  const accounts = useAccounts(tag);
  const optional = [
    [fields.reference, document.reference],
    [fields.bankAccount[tag ?? 'INK'], document.bank_account],
    [texts.duplicate.reason, document.duplicate_reason],
  ] as const;
  return (
    <>
      <Facts
        facts={[
          [fields.invoiceNumber, document.invoice_number || texts.empty],
          [fields.date, date ? formatDate(date) : texts.empty],
          [fields.ledger, nameIn(accounts.controls, document.ledger_account_id)],
          [fields.relation[tag ?? 'INK'], relationOf(document)],
          [fields.amount, shown(amount, currency)],
          [fields.description, document.description || texts.empty],
          [fields.isCredit, document.is_credit ? texts.yes : texts.no],
          ...optional.filter(([, value]) => value !== ''),
        ]}
      />
      <SectionTitle>{texts.lines.title}</SectionTitle>
      {booking_lines.map((line) => (
        <ReadLine key={line.id} currency={currency} line={line} accounts={accounts} />
      ))}
      <Facts
        facts={[
          [totals.value, formatMoney(sums.value)],
          [totals.vat, formatMoney(sums.vat)],
          [totals.difference, formatMoney(sums.difference)],
        ]}
      />
    </>
  );
}

const shown = (value: number | null, currency: string): string =>
  value === null ? texts.empty : formatMoney(moneyOf(value, currency));

/** By name, and by the code that it has in the package. */
const relationOf = ({ supplier, creditor }: BookingDocument): string =>
  supplier === null ? texts.empty : [creditor, supplier].filter(Boolean).join(' ');

type LineProps = {
  line: BookingDocument['booking_lines'][number];
  currency: string;
  accounts: Accounts;
};

function ReadLine({ line, currency, accounts }: LineProps) {
  const { ledgers, vatCodes, costCentres, projects } = accounts;
  const { lines, supply } = texts;
  const optional = [
    [lines.costCentre, line.cost_place_ledger_account_id, costCentres],
    [lines.project, line.project_ledger_account_id, projects],
  ] as const;
  const words = [
    [lines.description, line.description],
    [supply.kind, line.foreign_sale_type === null ? '' : supply.kinds[line.foreign_sale_type]],
    [supply.taxNumber, line.supplier_tax_code],
  ] as const;
  return (
    <Facts
      facts={[
        [lines.ledger, nameIn(ledgers, line.ledger_account_id)],
        [lines.vatCode, nameIn(vatCodes, line.vat_ledger_account_id)],
        [lines.value, shown(line.value, currency)],
        [lines.vat, shown(line.vat, currency)],
        ...optional.flatMap(([name, id, accounts]) =>
          id === null ? [] : [[name, nameIn(accounts, id)] as const],
        ),
        ...words.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
      ]}
    />
  );
}

const nameIn = (options: Accounts['ledgers'], id: number | null): string =>
  id === null
    ? texts.empty
    : (options.find(({ value }) => value === id)?.label ?? nameOfUnknown(options));
