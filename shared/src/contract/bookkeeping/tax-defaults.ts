import * as v from 'valibot';
import { TAX_IDS } from '../../domain/vat/vat';
import { endpoint } from '../endpoint';
import { basedOn, idField } from '../fields';

/** How sales or purchases with a kind of VAT are booked in the linked office. */
export const TaxDefault = v.object({
  tax_id: v.picklist(TAX_IDS),
  is_sale: v.boolean(),
  name: v.string(),
  /** The VAT code. */
  ledger_account_id: v.nullable(v.number()),
  vat_ledger_account: v.nullable(v.object({ id: v.number(), code: v.string(), name: v.string() })),
  /** Of the VAT code, today. */
  percentage: v.nullable(v.number()),
  /** The account that the amount without VAT goes to. */
  default_ledger_account_id: v.nullable(v.number()),
  /** Of what nobody chose as well: somebody may do so meanwhile. */
  updated_at: v.optional(v.string()),
});
export type TaxDefault = v.InferOutput<typeof TaxDefault>;

export const listTaxDefaults = endpoint({
  summary: 'One row for each kind of VAT of sales, then of purchases; empty until somebody chooses',
  method: 'GET',
  path: '/administrations/v1/taxdefaults',
  right: 'accountingOffice',
  reply: v.array(TaxDefault),
});

export const saveTaxDefaults = endpoint({
  summary: 'Choose how kinds of VAT are booked; those that are not named stay as they are',
  method: 'POST',
  path: '/administrations/v1/taxdefaults',
  right: 'accountingOffice',
  ids: {
    'body.taxes.*.ledger_account_id': 'vatCode',
    'body.taxes.*.default_ledger_account_id': 'ledger',
  },
  body: v.object({
    taxes: v.pipe(
      v.array(
        v.object({
          tax_id: v.picklist(TAX_IDS, 'Kies een btw-soort'),
          is_sale: v.boolean('Kies verkoop of inkoop'),
          ledger_account_id: idField('Kies een btw-code'),
          default_ledger_account_id: idField('Kies een grootboekrekening'),
          ...basedOn,
        }),
        'Kies een btw-soort',
      ),
      v.maxLength(2 * TAX_IDS.length, 'Elke btw-soort komt één keer voor'),
    ),
  }),
  reply: v.array(TaxDefault),
});
