import type { Call } from '../platform/http/call';
import { writeWorkbook } from '../platform/spreadsheets/write-workbook';
import { columnsFor } from './columns';
import { rowOf } from './export-relations';
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

/** A workbook to fill in: the header with an example, and what the columns are. */
export async function importTemplate({ caller }: Pick<Call, 'caller'>) {
  const columns = columnsFor(ownerOf(caller).isFirm);
  const content = await writeWorkbook([
    {
      name: EXPORT_TEXTS.sheet,
      portions: [[columns.map(({ header }) => header), rowOf(EXAMPLE, columns)]],
      widths: columns.map(({ width }) => width),
    },
    {
      name: EXPORT_TEXTS.explanation,
      portions: [
        [
          [...EXPORT_TEXTS.explanationHeader],
          ...columns.map(({ header, explanation }) => [header, explanation]),
        ],
      ],
      widths: [24, 90],
    },
  ]);
  return { name: EXPORT_TEXTS.templateName, content };
}
