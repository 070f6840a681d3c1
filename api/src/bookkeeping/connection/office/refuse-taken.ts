import type { Queries } from '../../../platform/database/connect';
import { conflict } from '../../../platform/errors';
import { isClientOf } from '../../../relations/firm-clients/seen-clients';
import { TEXTS } from '../texts';
import { findLinkedCompany } from './store';

type Chosen = {
  relation_id: number;
  firm_id: number;
  credentials_id: number;
  office_code: string;
};

/** @throws HttpError 409 for an office that another company is linked with, named when it is the firm's client */
export async function refuseTaken(db: Queries, chosen: Chosen): Promise<void> {
  const linked = await findLinkedCompany(db, chosen);
  if (!linked || linked.relation_id === chosen.relation_id) return;
  const isClient = await isClientOf(db, chosen.firm_id, linked.relation_id);
  throw conflict(isClient ? TEXTS.officeTaken(linked.name) : TEXTS.officeTakenElsewhere);
}
