import * as v from 'valibot';
import { UNIT_IDS } from '../domain/invoice/unit';
import { MAX_EURO } from '../domain/money/money';
import { TAX_IDS } from '../domain/vat/vat';
import {
  basedOn,
  dateField,
  euroField,
  idField,
  optionalDate,
  requiredId,
  requiredText,
  text,
} from './fields';

/** A unit of `domain/unit`, by id. */
export const unit = v.picklist(UNIT_IDS);

/** At least nothing, at most `max`, with at most `decimals` decimals. */
const limited = (max: number, decimals: number, message: string) =>
  v.pipe(
    v.number(message),
    v.minValue(0, message),
    v.maxValue(max, message),
    v.check((n) => Number(n.toFixed(decimals)) === n, message),
  );

const discount = {
  discount_percentage: v.optional(limited(100, 2, 'Kies een percentage van 0 tot 100'), 0),
  discount_value: v.optional(limited(MAX_EURO, 2, 'Bedrag is onjuist'), 0),
};

/** `null` stands for a field that is not filled in yet. */
const required = <T extends v.GenericSchema>(field: T) =>
  v.pipe(
    v.optional(v.nullable(field), null),
    v.check((value) => value !== null, 'Verplicht'),
    v.transform((value) => value as v.InferOutput<T>),
  );

/** How long the texts of an invoice may be. */
export const MAX_LENGTH = {
  description: 250,
  reference: 60,
  title: 200,
  explanation: 1000,
} as const;

export const InvoiceLineForm = v.object({
  product_id: idField('Product is onjuist'),
  title: requiredText('Verplicht', MAX_LENGTH.title),
  description: text(MAX_LENGTH.explanation),
  /** Quantity, at most three decimals. */
  amount: required(
    v.pipe(
      v.number('Verplicht'),
      v.minValue(-999_999, 'Aantal is te groot'),
      v.maxValue(999_999, 'Aantal is te groot'),
      v.check((n) => Number(n.toFixed(3)) === n, 'Gebruik hooguit drie decimalen'),
    ),
  ),
  value: required(euroField('Verplicht')),
  tax_id: required(v.picklist(TAX_IDS, 'Verplicht')),
  unit: v.optional(unit, 0),
  ...discount,
  project_ledger_id: idField('Project is onjuist'),
  cost_place_ledger_id: idField('Kostplaats is onjuist'),
});
export type InvoiceLineForm = v.InferInput<typeof InvoiceLineForm>;

/** Said at the due date. It may be the day of the invoice only for who pays at once, which the API knows. */
export const NOT_LATER = 'Vervaldatum moet later zijn dan de aanmaakdatum';

const MAX_LINES = 500;

export const InvoiceForm = v.pipe(
  v.object({
    to_relation_id: requiredId('Klant is verplicht'),
    date: dateField('Aanmaakdatum is verplicht'),
    expiration_date: dateField('Vervaldatum is verplicht'),
    /** When the goods or services were supplied; the invoice date when empty. */
    delivery_date: optionalDate,
    description: text(MAX_LENGTH.description),
    reference: text(MAX_LENGTH.reference),
    incl_tax: v.optional(v.boolean(), false),
    ...discount,
    products: v.optional(
      v.pipe(
        v.array(InvoiceLineForm, 'Product is verplicht'),
        v.minLength(1, 'Product is verplicht'),
        v.maxLength(MAX_LINES, `Een factuur heeft hooguit ${MAX_LINES} regels`),
      ),
      [],
    ),
    /** What the screen showed; a differing total is refused, so that nobody sends what they did not see. */
    total: v.optional(euroField('Totaalbedrag is onjuist')),
    /** Marks a concept as ready to send as it is saved; of a template it says nothing. */
    is_ready: v.optional(v.boolean(), false),
    ...basedOn,
  }),
  v.forward(
    v.partialCheck(
      [['date'], ['expiration_date']],
      ({ date, expiration_date }) =>
        date === '' || expiration_date === '' || expiration_date >= date,
      NOT_LATER,
    ),
    ['expiration_date'],
  ),
);
export type InvoiceForm = v.InferInput<typeof InvoiceForm>;
