import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import type { RelationRow } from '../relation-row';
import { TEXTS } from '../texts';
import { type CustomerQuery, countCustomers, findCustomer, pageOfCustomers } from './store';

type Context = Pick<Call, 'db' | 'caller'>;

/** @throws HttpError 404 for a customer of another company */
export async function getCustomer({ db, caller }: Context, id: number): Promise<RelationRow> {
  const found = await findCustomer(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.relation);
  return found;
}

/** A page of the customers and suppliers of the company. */
export async function listCustomers({ db, caller }: Context, query: CustomerQuery) {
  const { found, all } = await countCustomers(db, caller.relation_id, query);
  return listPage({ query, counts: { all: found }, tab: 'all' }, (window) =>
    pageOfCustomers(db, caller.relation_id, query, { window, all }),
  );
}
