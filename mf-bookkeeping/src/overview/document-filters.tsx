import { DOCUMENT_DATES } from '@boekwerk/shared/contract/bookkeeping/documents';
import { IconButton, LinkButton } from '@boekwerk/shared/ui/button';
import { DateRangeInput } from '@boekwerk/shared/ui/date-range';
import { DeleteOutlined, ReloadOutlined } from '@boekwerk/shared/ui/icons';
import type { ListState } from '@boekwerk/shared/ui/list-state';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { useId } from 'react';
import type { DocumentsQuery } from '../document-list-query';
import { useRefreshDocuments } from '../document-queries';
import { texts } from '../texts';

const dateKinds = DOCUMENT_DATES.map((value) => ({ value, label: texts.dates[value] }));

type Props = { list: ListState<DocumentsQuery> };

export function DocumentFilters({ list }: Props) {
  const refresh = useRefreshDocuments();
  const { query, change } = list;
  const id = useId();
  return (
    <>
      <SelectInput
        id={id}
        aria-label={texts.dateKind}
        value={query.date}
        onChange={(date) => change({ date: date ?? 'uploaded' })}
        options={dateKinds}
      />
      <DateRangeInput label={texts.dates[query.date]} value={query} onChange={change} />
      <IconButton
        label={texts.refresh}
        type="default"
        icon={<ReloadOutlined />}
        onClick={() => refresh()}
      />
      <LinkButton
        to="/administration/document/trash"
        icon={<DeleteOutlined />}
        aria-label={texts.trash}
        title={texts.trash}
      />
    </>
  );
}
