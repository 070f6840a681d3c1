import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type {
  Supply,
  TransactionLine,
  TransactionRequest,
} from '../../external/accounting/transaction';
import type { StoredLedgerAccount } from '../ledger-accounts/store';
import type { OfficeOfBooking } from './office-of-booking';
import { inOneForm } from './save-booking';

/** A form in which nothing is missing, and what is known of what it points at. */
export type Complete = {
  form: BookingForm & { date: IsoDate; amount: number };
  /** When an own invoice says that it was delivered; `null` when nothing says so. */
  delivery_date: IsoDate | null;
  isSale: boolean;
  office: OfficeOfBooking;
  journal: StoredLedgerAccount;
  relation_code: string;
  reference: string;
  accountOf: (id: number) => StoredLedgerAccount;
};

/** A document as it goes into the books: for now, so that the bookkeeper can still correct it there, or for good. */
export function transactionOf(complete: Complete): TransactionRequest {
  const { form, isSale, office, journal, relation_code, reference, accountOf } = complete;
  const { reference_field: field } = office;
  return {
    office_code: office.office_code,
    journal_code: journal.code,
    is_sale: isSale,
    is_credit: form.is_credit,
    destiny: journal.is_final ? 'final' : 'temporary',
    date: form.date,
    due_date: null,
    currency: form.currency,
    invoice_number: inOneForm(form.invoice_number),
    is_number_used_before: form.duplicate_reason !== '',
    payment_reference: form.reference,
    free_text: field === null || journal.is_free_text_closed ? null : { field, text: reference },
    relation_code,
    ledger_code: form.ledger_account_id === null ? null : accountOf(form.ledger_account_id).code,
    description: form.description,
    total: form.amount,
    lines: form.booking_lines.map((line) => lineOf(line, complete)),
  };
}

type Line = BookingForm['booking_lines'][number];

function lineOf(line: Line, complete: Complete): TransactionLine {
  const { form, delivery_date, isSale, accountOf } = complete;
  const codeOf = (id: number | null) => (id === null ? null : accountOf(id).code);
  const vat = line.vat_ledger_account_id === null ? null : accountOf(line.vat_ledger_account_id);
  return {
    ledger_code: codeOf(line.ledger_account_id) ?? '',
    cost_centre_code: codeOf(line.cost_place_ledger_account_id),
    project_code: codeOf(line.project_ledger_account_id),
    value: line.value ?? 0,
    vat: line.vat ?? 0,
    vat_code: vat?.code ?? null,
    is_reverse_charge: vat?.vat_is_reversed === true,
    supply:
      isSale && vat?.vat_is_within_union !== false
        ? supplyOf(line, delivery_date ?? form.date)
        : null,
    description: line.description || form.description,
  };
}

/** Services need a date; that of the invoice stands for one that nobody told. */
const supplyOf = ({ foreign_sale_type, supplier_tax_code }: Line, date: IsoDate): Supply | null =>
  foreign_sale_type === null
    ? null
    : {
        kind: foreign_sale_type === 0 ? 'services' : 'goods',
        country: null,
        tax_number: supplier_tax_code || null,
        date,
      };
