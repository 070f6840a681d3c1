import { call } from '@boekwerk/shared/api-client/call';
import {
  exportVatOverview,
  getVatOverview,
  listVatLines,
  type VatFigure,
  type VatLinesList,
} from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { lastDayOf, type VatPeriod } from '@boekwerk/shared/domain/vat/vat-period';
import { saveFile } from '@boekwerk/shared/plain/save-file';
import { keepPreviousData, useMutation, useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { useNotices } from '@boekwerk/shared/ui/notices';
import type { InferOutput } from 'valibot';
import { texts } from './texts';

const daysOf = (period: VatPeriod) => ({ start: period.start, end: lastDayOf(period) });

const vatOverviewKey = () => companyKey('vat-overview');

/** What was sent or booked since counts as well, each time that somebody comes to the page. */
export const useVatOverview = (period: VatPeriod) =>
  useQuery({
    queryKey: [...vatOverviewKey(), 'boxes', daysOf(period)],
    queryFn: ({ signal }) => call(getVatOverview, { query: daysOf(period), signal }),
  });

type Lines = { period: VatPeriod; figure: VatFigure; list: InferOutput<typeof VatLinesList> };

export const useVatLines = ({ period, figure, list }: Lines) =>
  useQuery({
    queryKey: [...vatOverviewKey(), 'lines', daysOf(period), figure, list],
    queryFn: ({ signal }) =>
      call(listVatLines, { query: { ...list, ...daysOf(period), figure }, signal }),
    placeholderData: keepPreviousData,
  });

/** Saves the overview of a period as a file. */
export function useExport() {
  const { failed } = useNotices();
  return useMutation({
    mutationFn: async (period: VatPeriod) => {
      const file = await call(exportVatOverview, { query: daysOf(period) });
      saveFile(file, texts.fileName(texts.shownPeriod[period.length](period.start)));
    },
    onError: failed,
  });
}
