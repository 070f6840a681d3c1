import type { saveTaxDefaults as contract } from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { conflict, invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { refuseChanged } from '../../platform/http/stale';
import { accountsOfOffice } from '../ledger-accounts/accounts-of-office';
import { LEDGERS } from '../ledger-accounts/ledgers';
import { lockOffice } from '../ledger-accounts/store';
import { listTaxDefaults } from './list-tax-defaults';
import { putTaxDefaults } from './store';
import { TEXTS } from './texts';

type Taxes = CheckedInputOf<typeof contract>['body']['taxes'];

/**
 * Chooses how kinds of VAT are booked.
 *
 * @throws HttpError 404 for what is no VAT code, or no ledger, of the linked office; 422 for a VAT code of the other side,
 * or a kind that is named twice; 409 when somebody chose something else for the same kind meanwhile
 */
export async function saveTaxDefaults(call: Call, taxes: Taxes) {
  const { db, caller, queue, record } = call;
  const { relation_id } = caller;
  refuseTwice(taxes);
  const office_code = await lockOffice(db, relation_id);
  if (office_code === undefined) throw conflict(TEXTS.notLinked);
  const codeOf = await accountsOfOffice(
    call,
    taxes.map((tax) => tax.ledger_account_id),
    [LedgerType.vat],
  );
  await accountsOfOffice(
    call,
    taxes.map((tax) => tax.default_ledger_account_id),
    LEDGERS,
  );
  taxes.forEach(({ ledger_account_id: id, is_sale }, at) => {
    if (id !== null && codeOf(id).vat_is_sale === !is_sale)
      throw invalid({ [`taxes.${at}.ledger_account_id`]: TEXTS.otherSide });
  });
  const before = await listTaxDefaults(call);
  const names = { entity: 'tax_default', id: relation_id, relation_id };
  for (const { tax_id, is_sale, updated_at: basedOn } of taxes) {
    const row = before.find((each) => each.tax_id === tax_id && each.is_sale === is_sale);
    if (row) await refuseChanged(db, names, { basedOn, updated_at: row.updated_at });
  }
  await putTaxDefaults(
    db,
    taxes.map(({ updated_at: _, ...tax }) => ({ relation_id, office_code, ...tax })),
  );
  await queue('own-accounts', { relation_id });
  const after = await listTaxDefaults(call);
  record({
    entity: 'tax_default',
    id: relation_id,
    before: chosenIn(before),
    after: chosenIn(after),
  });
  return after;
}

function refuseTwice(taxes: Taxes) {
  const kinds = taxes.map(({ tax_id, is_sale }) => `${tax_id} ${is_sale}`);
  if (new Set(kinds).size < kinds.length) throw invalid({ taxes: TEXTS.twice });
}

type Listed = Awaited<ReturnType<typeof listTaxDefaults>>;

/** By kind and side: which account. */
const chosenIn = (listed: Listed) =>
  Object.fromEntries(
    listed.flatMap(({ tax_id, is_sale, ledger_account_id, default_ledger_account_id }) => {
      const of = `${is_sale ? 'sale' : 'purchase'}_${tax_id}`;
      return [
        [`${of}_ledger_account_id`, ledger_account_id],
        [`${of}_default_ledger_account_id`, default_ledger_account_id],
      ];
    }),
  );
