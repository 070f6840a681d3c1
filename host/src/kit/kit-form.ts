import {
  dateField,
  emailList,
  euroField,
  requiredText,
  text,
} from '@boekwerk/shared/contract/fields';
import * as v from 'valibot';

/** A field of every kind. */
export const KitForm = v.object({
  name: requiredText('Bedrijfsnaam is verplicht.', 40),
  coc_number: text(8),
  value: v.nullable(euroField('Bedrag is verplicht')),
  amount: v.nullable(v.number()),
  discount: v.nullable(v.number()),
  date: dateField('Factuurdatum is verplicht'),
  tax_id: v.nullable(v.number()),
  title: text(200),
  emails: emailList('Minimaal 1 e-mailadres is verplicht'),
  text: text(5000),
  agrees: v.pipe(
    v.boolean(),
    v.check((agrees) => agrees, 'Ga akkoord met de algemene voorwaarden'),
  ),
  incl_tax: v.boolean(),
  locked: text(20),
});
