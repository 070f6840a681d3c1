import type { VatAccount, VatCode, VatRate } from '../types';

type SeedVat = Pick<VatCode, 'code' | 'name' | 'shortname' | 'type' | 'isIntraCommunity' | 'rates'>;

const PAYABLE_HIGH = '1530';
const PAYABLE_LOW = '1531';
const PAYABLE_REVERSED = '1520';
const RECEIVABLE = '1510';
const SINCE_EVER = '19840101';

const all = (dim1: string, group: string): VatAccount => ({ dim1, group, percentage: 100 });
/** What the buyer owes instead of the seller, and claims at once: two lines that make nothing together. */
const reversed = (group: string): VatAccount[] => [
  all(RECEIVABLE, 'NL5B'),
  { dim1: PAYABLE_REVERSED, group, percentage: -100 },
];

/** 19 % became 21 % on 1 October 2012. */
const high = (accounts: VatAccount[]): VatRate[] => [
  { date: '20010101', percentage: '19.000000000', accounts },
  { date: '20121001', percentage: '21.000000000', accounts },
];
/** 6 % became 9 % on 1 January 2019. The last is made up: a rate that everybody knows before it is in force. */
const low = (accounts: VatAccount[]): VatRate[] => [
  { date: SINCE_EVER, percentage: '6.000000000', accounts },
  { date: '20190101', percentage: '9.000000000', accounts },
  { date: '20400101', percentage: '10.000000000', accounts },
];
const zero = (accounts: VatAccount[]): VatRate[] => [
  { date: SINCE_EVER, percentage: '0.000000000', accounts },
];

const vat = (
  code: string,
  name: string,
  shortname: string,
  type: VatCode['type'],
  rates: VatRate[],
  isIntraCommunity = false,
): SeedVat => ({ code, name, shortname, type, isIntraCommunity, rates });

export const VAT_CODES: readonly SeedVat[] = [
  vat('VH', 'BTW Hoog', 'V Hoog', 'sales', high([all(PAYABLE_HIGH, 'NL1A')])),
  vat('VL', 'BTW Laag', 'V Laag', 'sales', low([all(PAYABLE_LOW, 'NL1B')])),
  vat('VN', 'BTW 0%', 'V 0%', 'sales', zero([all(PAYABLE_HIGH, 'NL1E')])),
  vat('V0', 'BTW vrijgesteld', 'V Vrij', 'sales', zero([])),
  vat('VV', 'BTW verlegd verkoop', 'V Verlegd', 'sales', zero([all(PAYABLE_HIGH, 'NL1E')])),
  vat('ICP', 'Levering binnen de EU', 'ICP', 'sales', zero([all(PAYABLE_HIGH, 'NL3B')]), true),
  vat('IH', 'BTW Hoog', 'I Hoog', 'purchase', high([all(RECEIVABLE, 'NL5B')])),
  vat('IL', 'BTW Laag', 'I Laag', 'purchase', low([all(RECEIVABLE, 'NL5B')])),
  vat('IN', 'BTW 0%', 'I 0%', 'purchase', zero([])),
  vat('IV', 'BTW verlegd inkoop', 'I Verlegd', 'purchase', high(reversed('NL2A'))),
  vat('ICT', 'Inkoop binnen de EU', 'ICT', 'purchase', high(reversed('NL4B')), true),
  vat('IW', 'Inkoop buiten de EU', 'I Buiten EU', 'purchase', high(reversed('NL4A'))),
];
