import { call } from '@boekwerk/shared/api-client/call';
import {
  checkRelationImport,
  importRelations,
  relationImportTemplate,
} from '@boekwerk/shared/contract/relation-import';
import { useQueryClient } from '@boekwerk/shared/query';
import { clientsKey } from '@boekwerk/shared/query-keys';
import { PageShell } from '@boekwerk/shared/ui/page';
import { type ImportCalls, SheetImport } from '@boekwerk/shared/ui/sheet-import';
import { OVERVIEW } from '../addresses';
import { breadcrumbs } from '../breadcrumbs';
import { texts } from './texts';

/** /relation/import: adds and changes relations from a file. */
export function ImportPage() {
  const queries = useQueryClient();
  return (
    <PageShell title={texts.title} width="form" breadcrumbs={breadcrumbs(texts.title)}>
      <SheetImport
        calls={CALLS}
        texts={texts.import}
        overview={OVERVIEW}
        onStored={() => queries.invalidateQueries({ queryKey: clientsKey() })}
      />
    </PageShell>
  );
}

const CALLS: ImportCalls = {
  check: (input) => call(checkRelationImport, input),
  save: (input) => call(importRelations, input),
  template: () => call(relationImportTemplate, {}),
};
