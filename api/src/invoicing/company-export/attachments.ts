import { shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { asc, eq, inArray } from 'drizzle-orm';
import { attachment } from '../../platform/database/schema/invoice-records';
import { invoice } from '../../platform/database/schema/invoicing';
import { file } from '../../platform/database/schema/relations';
import type { ExportTo } from '../../platform/export/export-part';
import { ofEach } from '../../platform/export/portions';
import { storedFile } from '../../platform/export/stored-file';
import { safeName } from '../../platform/files/content-kind';
import { momentCell, textCell } from '../../platform/spreadsheets/csv';
import { invoiceIds, NAMED } from './invoice-ids';
import { TEXTS } from './texts';

export const exportAttachments = (to: ExportTo): Promise<void> =>
  to.write({
    ...TEXTS.attachments,
    portions: ofEach(invoiceIds(to), (ids) =>
      to.db
        .select({ of: NAMED, attachment, file })
        .from(attachment)
        .innerJoin(invoice, eq(invoice.id, attachment.invoice_id))
        .innerJoin(file, eq(file.id, attachment.file_id))
        .where(inArray(attachment.invoice_id, ids))
        .orderBy(asc(attachment.invoice_id), asc(attachment.id)),
    ),
    cells: ({ of, attachment: { file_name, created_at }, file: stored }) => {
      const number = shownNumber(of);
      const path = to.add({
        folder: TEXTS.folders.attachments,
        // The number in front also keeps a name from being one that Windows has for itself.
        name: `${safeName(number.replace(/[\\/]/g, '-'))} ${safeName(file_name)}`,
        at: created_at,
        ...storedFile(to.app.store, stored),
      });
      return {
        invoice_number: textCell(number),
        file: textCell(path),
        created_at: momentCell(created_at),
      };
    },
  });
