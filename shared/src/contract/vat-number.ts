import * as v from 'valibot';
import { endpoint } from './endpoint';
import { taxNumber } from './party-fields';

/** What VIES knows of a VAT number. It is a hint and never stands in the way. */
export const VatNumberCheck = v.object({
  /** `wrong`: it cannot exist, by its own check digits. `unavailable`: nobody can say now, or of that country. */
  status: v.picklist(['known', 'unknown', 'wrong', 'unavailable']),
  /** The name it is registered under, when VIES tells. */
  name: v.nullable(v.string()),
});
export type VatNumberCheck = v.InferOutput<typeof VatNumberCheck>;

export const checkVatNumber = endpoint({
  summary: 'What VIES, the register of the European Union, says of a VAT number',
  method: 'GET',
  path: '/relations/v1/vatnumber',
  right: 'signedIn',
  query: v.object({
    tax_number: v.pipe(taxNumber, v.nonEmpty('Vul een btw-nummer in')),
  }),
  reply: VatNumberCheck,
});
