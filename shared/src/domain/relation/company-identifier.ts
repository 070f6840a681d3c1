import { hasPrefixOf } from '../vat/tax-prefix';
import { canExist } from '../vat/vat-number';
import { isCocNumber, isOin, normaliseTaxNumber } from './identity';

/** A number of a company, and the scheme by which the other side's computer knows which register it is from. */
export type Identifier = { scheme: string; id: string };

/** As much of a party as it takes to identify it. */
type Identified = {
  country: string;
  tax_number: string;
  coc_number: string;
  /** Of a government in the Netherlands. */
  oin?: string;
};

/**
 * Where a party can be reached on the Peppol network: a Dutch one by its OIN, KvK number or VAT number, another one by
 * what its country uses and its VAT number tells. `null` when that cannot be said.
 *
 * Source: Electronic Address Scheme (EAS) code list; PEPPOL-COMMON-R041, R042, R043, R047 and R049.
 */
export function endpointOf(party: Identified): Identifier | null {
  const { oin = '', coc_number, country } = party;
  if (country === 'NL' && isOin(oin)) return { scheme: OIN, id: oin };
  if (country === 'NL' && isCocNumber(coc_number)) return { scheme: KVK, id: coc_number };
  const number = vatNumberOf(party);
  const scheme = VAT_SCHEMES[country];
  if (number === null) return null;
  return scheme ? { scheme, id: number } : registered(REGISTERS[country], number);
}

/**
 * In which register a company stands, and with which number; `null` when nobody knows. Eight digits are a KvK number
 * in the Netherlands only; elsewhere the scheme of what was filled in is not known.
 *
 * Source: ISO 6523 ICD code list; NL-R-003, NL-R-005.
 */
export function registrationOf(party: Identified): { scheme?: string; id: string } | null {
  const { oin = '', coc_number, country } = party;
  if (country === 'NL') {
    if (isCocNumber(coc_number)) return { scheme: KVK, id: coc_number };
    return isOin(oin) ? { scheme: OIN, id: oin } : null;
  }
  const number = vatNumberOf(party);
  const found = number && registered(REGISTERS[country] ?? COMPANY_REGISTERS[country], number);
  return found || (coc_number === '' ? null : { id: coc_number });
}

const KVK = '0106';
const OIN = '0190';

/** By which scheme a VAT number is an address, where it is the one in use. */
export const VAT_SCHEMES: Readonly<Record<string, string>> = {
  AD: '9922',
  AL: '9923',
  AT: '9914',
  BA: '9924',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  GB: '9932',
  GR: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MC: '9940',
  ME: '9941',
  MK: '9942',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  RS: '9948',
  SI: '9949',
  SK: '9950',
  SM: '9951',
  TR: '9952',
  VA: '9953',
};

/** A register whose number is part of the VAT number. */
type Register = { scheme: string; inVatNumber: RegExp };

/** Where that number, and not the one of the VAT, is the address. */
export const REGISTERS: Readonly<Record<string, Register>> = {
  BE: { scheme: '0208', inVatNumber: /^BE([01]\d{9})$/ },
  DK: { scheme: '0184', inVatNumber: /^DK(\d{8})$/ },
  NO: { scheme: '0192', inVatNumber: /^NO(\d{9})(?:MVA)?$/ },
  SE: { scheme: '0007', inVatNumber: /^SE(\d{10})\d{2}$/ },
};

const COMPANY_REGISTERS: Readonly<Record<string, Register>> = {
  CH: { scheme: '0183', inVatNumber: /^(CHE\d{9})/ },
  FR: { scheme: '0002', inVatNumber: /^FR[A-Z0-9]{2}(\d{9})$/ },
};

function registered(register: Register | undefined, number: string): Identifier | null {
  const id = register?.inVatNumber.exec(number)?.[1];
  return register && id ? { scheme: register.scheme, id } : null;
}

/** The VAT number when it is one of the party's own country that can exist. */
function vatNumberOf({ country, tax_number }: Identified): string | null {
  const number = normaliseTaxNumber(tax_number);
  return hasPrefixOf(number, country) && !number.startsWith('XI') && canExist(number)
    ? number
    : null;
}
