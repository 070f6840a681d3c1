import { today } from '@boekwerk/shared/domain/dates/dates';
import { DOCUMENT_STATUS_NAMES } from '@boekwerk/shared/domain/document/document-status';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, asc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import type { ExportTo } from '../../platform/export/export-part';
import { byId } from '../../platform/export/portions';
import { storedFile } from '../../platform/export/stored-file';
import { safeName } from '../../platform/files/content-kind';
import {
  amountCell,
  dateCell,
  momentCell,
  NO_CELL,
  numberCell,
  textCell,
} from '../../platform/spreadsheets/csv';
import { TEXTS } from './texts';

const uploader = alias(user, 'uploader');
const booker = alias(user, 'booker');

type Row = Awaited<ReturnType<typeof find>>[number];

const find = ({ db, relation_id }: ExportTo, after: number, limit: number) =>
  db
    .select({
      id: booking_item.id,
      file,
      file_name: booking_item.file_name,
      amount_pages: booking_item.amount_pages,
      tag: booking_item.tag,
      status: booking_item.status,
      supplier: booking_item.supplier_name,
      invoice_number: booking_item.invoice_number,
      date: booking_item.date,
      amount: booking_item.amount,
      is_credit: booking_item.is_credit,
      currency: booking_item.currency,
      reference: booking_item.reference,
      description: booking_item.description,
      bank_account: booking_item.bank_account,
      uploaded_date: booking_item.uploaded_date,
      uploaded_by: { name: uploader.name, last_name: uploader.last_name },
      booked_at: booking_item.booked_at,
      booked_by: { name: booker.name, last_name: booker.last_name },
      journal_code: booking_item.journal_code,
      transaction_number: booking_item.transaction_number,
      deleted_at: booking_item.deleted_at,
    })
    .from(booking_item)
    .innerJoin(file, eq(file.id, booking_item.file_id))
    .leftJoin(uploader, eq(uploader.id, booking_item.uploaded_by))
    .leftJoin(booker, eq(booker.id, booking_item.booked_by))
    .where(and(eq(booking_item.relation_id, relation_id), gt(booking_item.id, after)))
    .orderBy(asc(booking_item.id))
    .limit(limit);

/** Every document, also what is in the trash: there are the originals of what was cut and merged. */
export const exportDocuments = (to: ExportTo): Promise<void> =>
  to.write({
    ...TEXTS.documents,
    portions: byId((after, limit) => find(to, after, limit)),
    cells: (row) => ({
      document: numberCell(row.id),
      file: textCell(takeAlong(to, row)),
      file_name: textCell(row.file_name),
      pages: row.amount_pages === 0 ? NO_CELL : numberCell(row.amount_pages),
      tag: textCell(row.tag ?? ''),
      status: textCell(DOCUMENT_STATUS_NAMES[row.status]),
      supplier: textCell(row.supplier),
      invoice_number: textCell(row.invoice_number),
      date: dateCell(row.date),
      amount: row.amount === null ? NO_CELL : amountCell(row.is_credit ? -row.amount : row.amount),
      currency: textCell(row.currency),
      reference: textCell(row.reference),
      description: textCell(row.description),
      bank_account: textCell(row.bank_account),
      uploaded_at: momentCell(row.uploaded_date),
      uploaded_by: textCell(row.uploaded_by ? fullName(row.uploaded_by) : ''),
      booked_at: momentCell(row.booked_at),
      booked_by: textCell(row.booked_by ? fullName(row.booked_by) : ''),
      journal: textCell(row.journal_code ?? ''),
      transaction: textCell(row.transaction_number ?? ''),
      deleted_at: momentCell(row.deleted_at),
    }),
  });

const takeAlong = (to: ExportTo, { file: stored, ...row }: Row): string =>
  to.add({
    folder: TEXTS.folders[row.deleted_at ? 'trash' : (row.tag ?? 'none')],
    // The day in front also keeps a name from being one that Windows has for itself.
    name: `${today(row.uploaded_date)} ${safeName(row.file_name)}`,
    at: row.uploaded_date,
    ...storedFile(to.app.store, stored),
  });
