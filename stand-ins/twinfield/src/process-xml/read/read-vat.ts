import type { Books } from '../../books/books';
import { momentOf } from '../../books/days';
import { dimensionAt, vatCodeAt } from '../../books/find';
import type { Office, VatAccount, VatCode, VatRate } from '../../books/types';
import { error } from '../../messages/complaints';
import { COUNTRY } from '../../messages/texts';
import { element, place, textOf } from '../../xml/element';
import { named } from '../named';
import { refusal } from '../refusal';
import type { Reader } from './reader';

/** One VAT code with the whole history of its percentage, the newest last, and the ledgers and boxes of each. */
export const readVat: Reader = ({ books }, caller, root, office) => {
  const code = textOf(root, 'code');
  const vat = vatCodeAt(books, office.key, code);
  if (!vat)
    return refusal(
      caller,
      { ...root, name: 'vat' },
      error(place(root, 'code'), (texts) => texts.vatUnknown(code)),
    );
  return element(
    'vat',
    [
      element('code', vat.code),
      element('name', vat.name),
      element('shortname', vat.shortname),
      element('uid', vat.uid),
      element('type', vat.type),
      element(
        'percentages',
        vat.rates.map((rate) => rateElement(books, office, vat, rate)),
      ),
    ],
    { status: vat.status, result: '1' },
  );
};

const rateElement = (books: Books, office: Office, vat: VatCode, rate: VatRate) =>
  element(
    'percentage',
    [
      element('date', rate.date),
      element('percentage', rate.percentage),
      element('created', momentOf(new Date(0))),
      element('name', vat.name),
      element('shortname', vat.shortname),
      element(
        'accounts',
        rate.accounts.map((account, index) => accountElement(books, office, account, index)),
      ),
    ],
    { status: 'active', inuse: 'true' },
  );

function accountElement(books: Books, office: Office, account: VatAccount, index: number) {
  const ledger = dimensionAt(books, office.key, 'BAS', account.dim1);
  const { name = '', shortname = '' } = ledger ?? {};
  return element(
    'account',
    [
      named('dim1', { code: account.dim1, name, shortname }, { dimensiontype: 'BAS' }),
      named('groupcountry', { code: 'NL', name: COUNTRY, shortname: '' }),
      named('group', { code: account.group, name: account.group, shortname: '' }),
      element('percentage', `${account.percentage}.0`),
      element('linetype', 'vat'),
    ],
    { id: String(index + 1) },
  );
}
