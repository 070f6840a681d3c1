import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { paginate } from '../../platform/http/pagination';
import type { RelationRow } from '../relation-row';
import { TEXTS } from '../texts';
import { type ClientQuery, countClients, findClient, pageOfClients } from './store';

type Context = Pick<Call, 'db' | 'caller'>;

/** @throws HttpError 404 for a customer of another company */
export async function getClient({ db, caller }: Context, id: number): Promise<RelationRow> {
  const found = await findClient(db, caller.relation_id, id);
  if (!found) throw notFound(TEXTS.relation);
  return found;
}

export async function listClients({ db, caller }: Context, query: ClientQuery) {
  const all = await countClients(db, caller.relation_id, query);
  const pagination = paginate(query, all);
  const data = await pageOfClients(db, caller.relation_id, query, pagination);
  return { data, pagination, counts: { all } };
}
