import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { HttpError } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { reasonOf } from '../../platform/http/for-each';
import type { LikelyOf } from '../booking/booking-basis';
import { bookingReply } from '../booking/booking-reply';
import { findSameNumber } from '../booking/booking-store';
import { duplicatesOf } from '../duplicates/list-duplicates';
import { asListed } from '../ledger-accounts/list-ledger-accounts';
import { vatCodesOn } from '../ledger-accounts/vat-codes-on';
import { likelyOnce } from './likely-once';

type Context = Pick<Call, 'db' | 'caller'>;

/** Documents with all that the form of each would fill in or warn of; those that are not there are named. */
export async function listProposals(call: Context, ids: readonly number[]) {
  const likelyOf = likelyOnce(call);
  const data: Awaited<ReturnType<typeof proposalOf>>[] = [];
  const failed: { id: number; message: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      data.push(await proposalOf(call, id, likelyOf));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      failed.push({ id, message: reasonOf(error) });
    }
  }
  const dates = data.flatMap(({ document }) => document.date ?? []);
  const groups = await vatCodesOn(call.db, call.caller.relation_id, dates);
  const vat_codes = groups.map(({ dates, codes }) => ({ dates, codes: codes.map(asListed) }));
  return { data, failed, vat_codes };
}

/** @throws HttpError 404 for one of another company */
async function proposalOf({ db, caller }: Context, id: number, likelyOf: LikelyOf) {
  const document = await bookingReply(db, caller.relation_id, id);
  const { supplier_relation_id, invoice_number, tag } = document;
  const alike = (await duplicatesOf(db, document)).map(({ reason }) => reason);
  if (supplier_relation_id === null) return { document, link: null, same_number: null, alike };
  const type = tag === 'VRK' ? LedgerType.customer : LedgerType.supplier;
  const same =
    invoice_number === ''
      ? undefined
      : await findSameNumber(db, { ...document, supplier_relation_id });
  return {
    document,
    link: await likelyOf(supplier_relation_id, type),
    same_number: same ?? null,
    alike,
  };
}
