import { call } from '@boekwerk/shared/api-client/call';
import {
  checkOpeningBalances,
  importOpeningBalances,
  openingBalanceTemplate,
} from '@boekwerk/shared/contract/opening-balances';
import { useQueryClient } from '@boekwerk/shared/query';
import { invoicesKey } from '@boekwerk/shared/query-keys';
import { PageShell } from '@boekwerk/shared/ui/page';
import { type ImportCalls, SheetImport } from '@boekwerk/shared/ui/sheet-import';
import { OVERVIEW } from '../addresses';
import { texts as remote } from '../texts';
import { texts } from './texts';

/** /invoicing/invoice/import: brings in what is open of invoices that another program sent. */
export function OpeningBalanceImportPage() {
  const queries = useQueryClient();
  return (
    <PageShell
      width="form"
      title={texts.title}
      breadcrumbs={[{ label: remote.list, to: OVERVIEW }, { label: texts.title }]}
    >
      <SheetImport
        calls={CALLS}
        texts={texts.import}
        overview={OVERVIEW}
        onStored={() => queries.invalidateQueries({ queryKey: invoicesKey() })}
      />
    </PageShell>
  );
}

const CALLS: ImportCalls = {
  check: (input) => call(checkOpeningBalances, input),
  save: (input) => call(importOpeningBalances, input),
  template: () => call(openingBalanceTemplate, {}),
};
