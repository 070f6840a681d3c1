import type { ExportTo } from '../../platform/export/export-part';
import { exportBookings } from './bookings';
import { exportDocuments } from './documents';
import { exportImports } from './imports';
import { exportLedger, exportLinks } from './ledger';
import { exportLines } from './lines';
import { exportNotes } from './notes';
import { exportProjects } from './projects';

/** Documents with their files, what is booked of them and was said about them, and what that refers to. */
export async function exportBookkeeping(to: ExportTo): Promise<void> {
  await exportDocuments(to);
  await exportLines(to);
  await exportBookings(to);
  await exportNotes(to);
  await exportLedger(to);
  await exportLinks(to);
  await exportImports(to);
  await exportProjects(to);
}
