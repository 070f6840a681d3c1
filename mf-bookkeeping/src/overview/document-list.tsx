import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { MOST_DOCUMENTS } from '@boekwerk/shared/contract/bulk';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { formatDay } from '@boekwerk/shared/domain/money/format';
import type { LinkProps } from '@boekwerk/shared/router';
import { useMay } from '@boekwerk/shared/session/use-may';
import { ListPage } from '@boekwerk/shared/ui/list';
import type { ListState } from '@boekwerk/shared/ui/list-state';
import type { ReactNode } from 'react';
import { documentActions } from '../document-actions';
import type { DocumentsQuery } from '../document-list-query';
import type { useDocuments } from '../document-queries';
import { LinkBar } from '../parts/link-bar/link-bar';
import { texts } from '../texts';
import { actionItems, useDocumentActions } from '../use-document-actions';
import { documentColumns } from './document-columns';
import { DocumentFilters } from './document-filters';
import { DocumentState } from './document-state';
import { shownTotal } from './shown-total';

type Props = {
  list: ListState<DocumentsQuery>;
  documents: ReturnType<typeof useDocuments>;
  /** Where a document is shown. */
  linkTo: (id: number) => LinkProps['to'];
  upload: ReactNode;
  /** What fits the filters, as one file. */
  download: ReactNode;
  /** Shown while there is nothing at all. */
  empty: ReactNode;
};

/** All documents, and what can be done to those that are ticked. */
export function DocumentList(props: Props) {
  const { list, documents, linkTo, upload, download, empty } = props;
  const { start, dialog } = useDocumentActions();
  const mayMend = useMay('accountingLink');
  const cutOf = (document: BookingItem) =>
    cut && canCutInRow(document) ? () => start(cut, [document]) : null;
  return (
    <>
      <ListPage
        title={texts.title}
        action={upload}
        notice={mayMend && <LinkBar />}
        list={list}
        query={documents}
        tabs={tabs}
        filters={
          <>
            <DocumentFilters list={list} />
            {download}
          </>
        }
        columns={documentColumns({ linkTo, cutOf })}
        rowLink={({ id }) => linkTo(id)}
        phoneRow={phoneRow}
        bulkActions={(ticked, keep) =>
          actionItems(documentActions, ticked, (action) =>
            start(action, ticked, ({ failed }) => keep(failed.map(({ id }) => id))),
          )
        }
        showsIdleActions
        canTick={isFree}
        mostTicked={MOST_DOCUMENTS}
        empty={empty}
        texts={texts.list}
      />
      {dialog}
    </>
  );
}

const cut = documentActions.find(({ key }) => key === 'cut');

const canCutInRow = (document: BookingItem) =>
  document.status === DocumentStatus.toProcess && cut?.appliesTo([document]) === true;

const tabs = (['all', 'booked', 'to_book', 'questions', 'to_progress'] as const).map((key) => ({
  key,
  label: texts.tabs[key],
}));

/** Nothing is done to several at once while a job has one of them, or to what is booked. */
const isFree = ({ status }: BookingItem) =>
  status !== DocumentStatus.inProgress && status !== DocumentStatus.booked;

const phoneRow = (document: BookingItem) => {
  const { file_name, invoice_number, supplier, uploaded_date, amount, tag } = document;
  const names = [supplier, invoice_number].filter(Boolean);
  return {
    title: file_name,
    amount: amount === null ? tag : shownTotal(document),
    meta: [...names, formatDay(uploaded_date)].join(' · '),
    badge: <DocumentState document={document} isInLink />,
  };
};
