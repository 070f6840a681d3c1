import type { saveTaxDefaults as contract } from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { conflict, invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { accountsOfOffice } from '../ledger-accounts/accounts-of-office';
import { LEDGERS } from '../ledger-accounts/ledgers';
import { listTaxDefaults } from './list-tax-defaults';
import { findOfficeCode, putTaxDefaults } from './store';
import { TEXTS } from './texts';

type Taxes = CheckedInputOf<typeof contract>['body']['taxes'];

/**
 * Chooses how kinds of VAT are booked.
 *
 * @throws HttpError 404 for what is no VAT code, or no ledger, of the linked office; 422 for a VAT code of the other side,
 * or a kind that is named twice
 */
export async function saveTaxDefaults(call: Call, taxes: Taxes) {
  const { db, caller, queue, record } = call;
  const { relation_id } = caller;
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
  refuseTwice(taxes);
  taxes.forEach(({ ledger_account_id: id, is_sale }, at) => {
    if (id !== null && codeOf(id).vat_is_sale === !is_sale)
      throw invalid({ [`taxes.${at}.ledger_account_id`]: TEXTS.otherSide });
  });
  const office_code = await findOfficeCode(db, relation_id);
  if (office_code === undefined) throw conflict(TEXTS.notLinked);

  const before = await listTaxDefaults(call);
  await putTaxDefaults(
    db,
    taxes.map((tax) => ({ relation_id, office_code, ...tax })),
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
