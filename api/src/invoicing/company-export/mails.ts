import { shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { asc, eq, inArray } from 'drizzle-orm';
import { mail } from '../../platform/database/schema/invoice-records';
import { invoice } from '../../platform/database/schema/invoicing';
import type { ExportTo } from '../../platform/export/export-part';
import { ofEach } from '../../platform/export/portions';
import { momentCell, textCell } from '../../platform/spreadsheets/csv';
import { invoiceIds, NAMED } from './invoice-ids';
import { TEXTS } from './texts';

export const exportMails = (to: ExportTo): Promise<void> =>
  to.write({
    ...TEXTS.mails,
    portions: ofEach(invoiceIds(to), (ids) =>
      to.db
        .select({ of: NAMED, mail })
        .from(mail)
        .innerJoin(invoice, eq(invoice.id, mail.invoice_id))
        .where(inArray(mail.invoice_id, ids))
        .orderBy(asc(mail.invoice_id), asc(mail.id)),
    ),
    cells: ({
      of,
      mail: { kind, state, error, emails, copy_to, subject, message, sent_at, answers },
    }) => ({
      invoice_number: textCell(shownNumber(of)),
      kind: textCell(TEXTS.mailKinds[kind]),
      state: textCell(TEXTS.mailStates[state]),
      error: textCell(error ?? ''),
      emails: textCell(emails.join(', ')),
      copy_to: textCell(copy_to ?? ''),
      subject: textCell(subject),
      message: textCell(message),
      sent_at: momentCell(sent_at),
      answers: textCell(answers.map(({ email, text }) => `${email}: ${text}`).join('\n')),
    }),
  });
