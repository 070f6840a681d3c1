import type { ImportType } from '@boekwerk/shared/contract/bookkeeping/imports';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Incoming } from '../../platform/files/files';
import type { Call } from '../../platform/http/call';
import type { Remarks } from './remark';
import { insertImport, type StoredImport } from './store';

type Sheet = Remarks & { type: ImportType; week: IsoDate | null; file: Incoming };

/** Keeps that a sheet was imported, with the sheet; of one with errors only that it was refused. */
export async function keepImport(
  { db, caller, files, record }: Call,
  { type, week, file, errors, warnings }: Sheet,
): Promise<StoredImport> {
  const { relation_id, user_id } = caller;
  const isRefused = errors.length > 0;
  const { name, content_type } = file;
  const stored = isRefused
    ? null
    : await files.put({ relation_id, name, content_type, source: file });
  const kept = await insertImport(db, {
    ...{ relation_id, user_id, type, week },
    ...{ file_id: stored?.id ?? null, file_name: name },
    status: isRefused ? 'refused' : 'imported',
    ...{ errors_count: errors.length, warnings_count: warnings.length },
  });
  record({ entity: 'booking_import', id: kept.id, after: kept });
  return kept;
}
