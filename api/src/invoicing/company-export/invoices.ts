import { today } from '@boekwerk/shared/domain/dates/dates';
import {
  documentKind,
  shownAmount,
  shownBadges,
  shownNumber,
} from '@boekwerk/shared/domain/invoice/invoice-shown';
import { fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { and, asc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { invoice } from '../../platform/database/schema/invoicing';
import { file, relation } from '../../platform/database/schema/relations';
import type { ExportTo } from '../../platform/export/export-part';
import { byId } from '../../platform/export/portions';
import {
  amountCell,
  dateCell,
  momentCell,
  NO_CELL,
  numberCell,
  textCell,
} from '../../platform/spreadsheets/csv';
import { HAS_SENT_CREDIT } from '../credits/store';
import { filesOf } from './files-of';
import { TEXTS } from './texts';

const pdf = alias(file, 'pdf');
const ubl = alias(file, 'ubl');
const credited = alias(invoice, 'credited');

const find = ({ db, relation_id }: ExportTo, after: number, limit: number) =>
  db
    .select({
      id: invoice.id,
      invoice,
      customer: relation,
      pdf,
      ubl,
      credits: credited.invoice_number,
      has_sent_credit: HAS_SENT_CREDIT,
    })
    .from(invoice)
    .innerJoin(relation, eq(relation.id, invoice.to_relation_id))
    .leftJoin(pdf, eq(pdf.id, invoice.pdf_file_id))
    .leftJoin(ubl, eq(ubl.id, invoice.ubl_file_id))
    .leftJoin(credited, eq(credited.id, invoice.credited_invoice_id))
    .where(and(eq(invoice.relation_id, relation_id), gt(invoice.id, after)))
    .orderBy(asc(invoice.id))
    .limit(limit);

/** Every invoice, sent or not, with what was sent of it: amounts of credits are negative, as on the screen. */
export function exportInvoices(to: ExportTo): Promise<void> {
  const day = today();
  return to.write({
    ...TEXTS.invoices,
    portions: byId((after, limit) => find(to, after, limit)),
    cells: (row) => {
      const made = { ...row.invoice, has_sent_credit: row.has_sent_credit };
      const party = made.to_party ?? row.customer;
      const amount = (value: number) => amountCell(shownAmount(value, made));
      const files = filesOf(to, row);
      return {
        id: numberCell(made.id),
        invoice_number: textCell(shownNumber(made)),
        kind: textCell(documentKind(made)),
        status: textCell(shownBadges(made, day)[0]?.name ?? ''),
        customer: textCell(partyName(party)),
        customer_address: textCell(party.address),
        customer_postal_code: textCell(party.postal_code),
        customer_city: textCell(party.city),
        customer_country: textCell(party.country),
        customer_tax_number: textCell(party.tax_number),
        date: dateCell(made.date),
        expiration_date: dateCell(made.expiration_date),
        delivery_date: dateCell(made.delivery_date),
        period_start: dateCell(made.period_start),
        period_end: dateCell(made.period_end),
        description: textCell(made.description),
        reference: textCell(made.reference),
        discount_percentage: numberCell(made.discount_percentage),
        discount_value: amount(made.discount_value),
        // What an opening balance was without VAT is not known here.
        total_ex_tax: made.is_opening_balance ? NO_CELL : amount(made.total_ex_tax),
        tax: made.is_opening_balance
          ? NO_CELL
          : amount(fromCents(sum([toCents(made.total), toCents(-made.total_ex_tax)]))),
        total: amount(made.total),
        amount_paid: amount(made.amount_paid),
        open_amount: amount(made.open_amount),
        credits: textCell(row.credits ?? ''),
        reminders: numberCell(made.reminder_sent),
        sent_at: momentCell(made.sent_at),
        pdf: textCell(files.pdf),
        ubl: textCell(files.ubl),
      };
    },
  });
}
