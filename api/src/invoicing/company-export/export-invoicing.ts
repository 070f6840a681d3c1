import type { ExportTo } from '../../platform/export/export-part';
import { exportAttachments } from './attachments';
import { exportInvoices } from './invoices';
import { exportLines } from './lines';
import { exportMails } from './mails';
import { exportPayments } from './payments';
import { exportRecurrences } from './recurrences';
import { exportEmailText, exportPrefixes, exportProducts } from './settings';

/** Invoices with all that hangs on them, and what they are made from. */
export async function exportInvoicing(to: ExportTo): Promise<void> {
  await exportInvoices(to);
  await exportLines(to);
  await exportPayments(to);
  await exportMails(to);
  await exportAttachments(to);
  await exportRecurrences(to);
  await exportProducts(to);
  await exportPrefixes(to);
  await exportEmailText(to);
}
