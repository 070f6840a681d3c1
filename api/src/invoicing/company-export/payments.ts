import { shownAmount, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { asc, eq, inArray } from 'drizzle-orm';
import { payment } from '../../platform/database/schema/invoice-records';
import { invoice } from '../../platform/database/schema/invoicing';
import { user } from '../../platform/database/schema/users';
import type { ExportTo } from '../../platform/export/export-part';
import { ofEach } from '../../platform/export/portions';
import { amountCell, dateCell, momentCell, textCell } from '../../platform/spreadsheets/csv';
import { invoiceIds, NAMED } from './invoice-ids';
import { TEXTS } from './texts';

/** What came in; what was paid back of a credit is negative. */
export const exportPayments = (to: ExportTo): Promise<void> =>
  to.write({
    ...TEXTS.payments,
    portions: ofEach(invoiceIds(to), (ids) =>
      to.db
        .select({ of: NAMED, payment, by: { name: user.name, last_name: user.last_name } })
        .from(payment)
        .innerJoin(invoice, eq(invoice.id, payment.invoice_id))
        .innerJoin(user, eq(user.id, payment.user_id))
        .where(inArray(payment.invoice_id, ids))
        .orderBy(asc(payment.invoice_id), asc(payment.id)),
    ),
    cells: ({ of, payment: paid, by }) => ({
      invoice_number: textCell(shownNumber(of)),
      date: dateCell(paid.date),
      amount: amountCell(shownAmount(paid.amount, of)),
      by: textCell(fullName(by)),
      created_at: momentCell(paid.created_at),
    }),
  });
