import type { Customer } from '@boekwerk/shared/contract/customers';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMay } from '@boekwerk/shared/session/use-may';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { type ListColumns, ListPage, type ListProps } from '@boekwerk/shared/ui/list';
import type { ListQuery, ListState } from '@boekwerk/shared/ui/list-state';
import { editAddress } from '../addresses';
import { AddRelation, OverviewActions } from './overview-actions';
import { StateFilter } from './state-filter';
import { texts } from './texts';

/** What the list itself knows of a relation. */
type Relation = Pick<Customer, 'id' | 'name' | 'first_name' | 'last_name' | 'hidden' | 'active'>;

type Props<Row extends { id: number }> = {
  notice?: ListProps<Row>['notice'];
  list: ListState<ListQuery & { state: 'active' | 'deleted' }>;
  query: ListProps<Row>['query'];
  relationOf: (row: Row) => Relation;
  columns: ListColumns<Row>;
  phoneRow: ListProps<Row>['phoneRow'];
  /** Of one that may be changed. */
  rowActions: NonNullable<ListProps<Row>['rowActions']>;
  /** Whether the user opens and changes relations, or only sees them. */
  mayChange: boolean;
  /** What can be done to several at once, active ones. */
  bulkActions?: ListProps<Row>['bulkActions'];
  /** Says what there will be, while there is nothing at all. */
  noneText: string;
};

/** The relations of who is signed in: a company's own, or the clients of a firm. */
export function RelationList<Row extends { id: number }>(props: Props<Row>) {
  const {
    notice,
    list,
    query,
    relationOf,
    columns,
    phoneRow,
    rowActions,
    mayChange,
    noneText,
    bulkActions,
  } = props;
  const mayOpen = mayChange && list.query.state !== 'deleted';
  return (
    <ListPage
      title={texts.title}
      notice={notice}
      action={<OverviewActions query={list.query} />}
      list={list}
      query={query}
      filters={mayChange && <StateFilter {...list} />}
      columns={columns}
      {...(mayChange && { rowActions })}
      {...(mayOpen && bulkActions && { bulkActions })}
      {...(mayOpen && { rowLink: (row: Row) => editAddress(relationOf(row).id) })}
      actionsLabel={(row) => texts.actionsOf(partyName(relationOf(row)))}
      isMuted={(row) => relationOf(row).hidden === 1}
      phoneRow={phoneRow}
      empty={<NoRelations text={noneText} />}
      texts={texts}
    />
  );
}

function NoRelations({ text }: { text: string }) {
  const mayAdd = useMay('addRelations');
  return (
    <EmptyState
      picture="relations"
      title={texts.none}
      text={text}
      action={mayAdd && <AddRelation />}
    />
  );
}
