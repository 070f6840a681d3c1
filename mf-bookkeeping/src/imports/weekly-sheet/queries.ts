import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  checkWeeklySheet,
  importWeeklySheet,
} from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { useMutation } from '@boekwerk/shared/query';
import { useRefreshImports } from '../queries';

/** A weekly sheet as it is handed in: any day of its week, the file that was chosen, and as it was when it was checked. */
export type WeeklySheet = { date: IsoDate; file: File; read: File };

export const useCheckWeeklySheet = () =>
  useMutation({
    mutationFn: ({ date, read }: WeeklySheet) =>
      call(checkWeeklySheet, { body: { date }, files: [read] }),
  });

export function useImportWeeklySheet() {
  const refresh = useRefreshImports();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: ({ date, file, read }: WeeklySheet) =>
      call(importWeeklySheet, {
        body: { date },
        files: [read],
        idempotencyKey: keyOf([date, file.name, file.size, file.lastModified]),
      }),
    // As soon as the document of the week was deleted, the same file may be imported once more.
    onSuccess: keyOf.over,
    onSettled: refresh,
  });
}
