import type { Office } from '../../../external/accounting/master-data';
import { TEXTS } from '../texts';

type Numbers = { coc_number: string; tax_number: string };

/** What to ask before a company is linked with an office that seems to be another's; `null` for nothing. */
export function questionAbout(office: Office, ours: Numbers): string | null {
  const differences = [
    ...(differ(office.coc_number, ours.coc_number)
      ? [TEXTS.otherCocNumber(office.coc_number, ours.coc_number)]
      : []),
    ...(differ(office.tax_number, ours.tax_number)
      ? [TEXTS.otherTaxNumber(office.tax_number, ours.tax_number)]
      : []),
  ];
  return differences.length > 0 ? TEXTS.otherNumbers(office.name, differences) : null;
}

/** Written with spaces or dots it is the same number; one that is not known differs from none. */
const differ = (one: string, other: string) =>
  plain(one) !== '' && plain(other) !== '' && plain(one) !== plain(other);

const plain = (number: string) => number.replace(/[^0-9a-z]/gi, '').toUpperCase();
