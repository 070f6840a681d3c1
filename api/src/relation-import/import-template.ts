import type { Call } from '../platform/http/call';
import { templateOf } from '../platform/sheet-import/template';
import { columnsFor } from './columns';
import { ownerOf } from './import-relations';
import { NEW_PARTY, type Party } from './party';
import { EXPORT_TEXTS } from './texts';

const EXAMPLE: Party = {
  ...NEW_PARTY,
  name: 'Bloemen De Roos',
  first_name: 'Anna',
  last_name: 'Visser',
  phone: '020 1234567',
  email: 'anna@voorbeeld.nl',
  general_email: 'facturen@voorbeeld.nl',
  address: 'Dorpsstraat 1',
  postal_code: '1234 AB',
  city: 'Amsterdam',
  coc_number: '01234567',
  tax_number: 'NL123456782B12',
  bank_account: 'NL91ABNA0417164300',
};

/** A workbook to fill in. */
export async function importTemplate({ caller }: Pick<Call, 'caller'>) {
  const sheet = { sheet: EXPORT_TEXTS.sheet, example: EXAMPLE };
  const content = await templateOf(columnsFor(ownerOf(caller).isFirm), sheet);
  return { name: EXPORT_TEXTS.templateName, content };
}
