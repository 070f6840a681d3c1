import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { ActionMenu } from '@boekwerk/shared/ui/menu';
import { texts } from '../texts';
import { useExports } from './use-exports';

/** Saves all invoices that fit the filters. */
export function ExportMenu({ query }: { query: InvoiceQuery }) {
  const { itemsFor, isPending } = useExports();
  const { tab, from, to, expired, search } = query;
  return (
    <ActionMenu items={itemsFor({ tab, from, to, expired, search })}>
      <Button icon={<DownloadOutlined />} loading={isPending}>
        {texts.exports.name}
      </Button>
    </ActionMenu>
  );
}
