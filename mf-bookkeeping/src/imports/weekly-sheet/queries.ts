import { call } from '@boekwerk/shared/api-client/call';
import { checkWeeklySheet } from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { useMutation } from '@boekwerk/shared/query';

/** A weekly sheet as it is handed in: any day of its week, and the file. */
type WeeklySheet = { date: IsoDate; file: File };

export const useCheckWeeklySheet = () =>
  useMutation({
    mutationFn: ({ date, file }: WeeklySheet) =>
      call(checkWeeklySheet, { body: { date }, files: [file] }),
  });
