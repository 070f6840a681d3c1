import { call } from '@boekwerk/shared/api-client/call';
import { exportRelationsCsv, exportRelationsXlsx } from '@boekwerk/shared/contract/relation-import';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { saveFile } from '@boekwerk/shared/plain/save-file';
import { useMutation } from '@boekwerk/shared/query';
import { useNotices } from '@boekwerk/shared/ui/notices';
import type { InferInput } from 'valibot';
import { texts } from './texts';

const CALLS = { xlsx: exportRelationsXlsx, csv: exportRelationsCsv };

type Request = { format: keyof typeof CALLS; query: InferInput<typeof exportRelationsCsv.query> };

/** Saves the relations that fit a search where the browser keeps its downloads. */
export function useExportRelations() {
  const { failed } = useNotices();
  return useMutation({
    mutationFn: async ({ format, query }: Request) =>
      saveFile(await call(CALLS[format], { query }), `${texts.exportName(today())}.${format}`),
    onError: failed,
  });
}
