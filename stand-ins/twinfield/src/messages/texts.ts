/**
 * What the package says of an element, in the language of the user who linked. The words seen with third parties are
 * theirs; the README tells which are ours.
 */
const nl = {
  officeUnknown: () => 'De administratie bestaat niet.',
  noAccess: () => 'U hebt geen toegang tot deze administratie.',
  accessDenied: () => 'Toegang geweigerd.',
  tokenMissing: () => 'Toegang geweigerd. Token ontbreekt in request header.',
  companyMissing: () => 'Toegang geweigerd. Company ontbreekt in request header.',
  companyUnknown: (code: string) => `Toegang geweigerd. Company ${code} bestaat niet.`,
  companyIdUnknown: () => 'Toegang geweigerd. CompanyId is ongeldig.',
  tokenInvalid: () => 'Access denied. Token invalid.',
  credentialsGone: () => 'Toegang geweigerd. Inloggegevens zijn niet meer geldig.',
  scopeMissing: () => 'Toegang geweigerd. Scope twf.organisationUser ontbreekt.',
  invalidXml: () => 'Ongeldige XML.',
  unexpected: () => 'An unexpected error has occurred',
  nameMissing: () => 'Naam moet worden ingevuld.',
  codeFormat: (mask: string) => `De code voldoet niet aan het formaat ${mask}.`,
  codesUsedUp: (type: string) => `Er is geen vrije code meer voor dimensietype ${type}.`,
  notWritable: (name: string) => `${name} kan niet worden opgegeven.`,
  dimensionTypeUnknown: (type: string) => `Dimensietype ${type} bestaat niet.`,
  dimensionTypeClosed: (type: string) =>
    `Dimensies van type ${type} kunnen niet worden toegevoegd of gewijzigd.`,
  dimensionUnknown: (code: string) => `Dimensie ${code} bestaat niet.`,
  dimensionNotIn: (code: string, office: string) =>
    `Dimensie ${code} komt niet voor in administratie ${office}.`,
  dimensionInactive: (code: string) => `Dimensie ${code} is niet actief.`,
  ledgerNotFound: (code: string) => `De dimensie ${code} met financieel niveau 1 niet gevonden.`,
  ascription: () => 'Begunstigde is ongeldig.',
  dueDays: () => 'Het aantal betaaldagen is ongeldig.',
  countryUnknown: (code: string) => `Land ${code} bestaat niet.`,
  levelType: (code: string, level: number, type: string) =>
    `Het formaat van het dimensietype van dimensie ${code} op niveau ${level} moet voldoen aan het formaat ${type}.`,
  needsLevel: (code: string) =>
    `Grootboekrekening ${code} vereist de specificatie van een relatie of kostenplaats.`,
  journalUnknown: (code: string) => `Dagboek ${code} bestaat niet.`,
  journalClosed: (code: string) => `In dagboek ${code} kan niet worden geboekt.`,
  currencyUnknown: (code: string) => `Valuta ${code} bestaat niet.`,
  noRate: (code: string, day: string) => `Er is geen koers voor valuta ${code} op ${day}.`,
  dateInvalid: (said: string) => `Datum ${said} is ongeldig.`,
  dueDateInvalid: () => 'De vervaldatum is ongeldig.',
  outsidePeriod: (day: string, period: string) =>
    `Datum ${day} valt buiten de opgegeven periode (${period}).`,
  periodMissing: (period: string) =>
    `De boeking kan niet gemaakt worden omdat periode ${period} niet bestaat.`,
  periodClosed: (period: string) =>
    `De boeking kan niet gemaakt worden omdat periode ${period} is afgesloten.`,
  invoiceNumberMissing: () => 'Factuurnummer moet worden ingevuld.',
  invoiceNumberDouble: (number: string) => `Factuurnummer ${number} komt reeds voor.`,
  tooLong: (most: number) => `De waarde is te lang (maximaal ${most} tekens).`,
  freeTextClosed: (number: number, journal: string) =>
    `Vrij tekstveld ${number} is niet toegestaan in dagboek ${journal}.`,
  totalLines: () => 'De boeking moet precies één totaalregel hebben.',
  noTotalLine: () => 'Een memoriaalboeking heeft geen totaalregel.',
  noLines: () => 'De boeking heeft geen regels.',
  tooManyLines: (most: number) => `Een boeking heeft maximaal ${most} regels.`,
  lineType: (type: string) => `Regeltype ${type} bestaat niet.`,
  lineIdDouble: (id: string) => `Regelnummer ${id} komt meer dan eens voor.`,
  valueInvalid: () => 'Het bedrag is ongeldig.',
  valueZero: () => 'Het bedrag van de totaalregel mag niet nul zijn.',
  sideInvalid: () => 'Geef debet of credit op.',
  vatUnknown: (code: string) => `Btw ${code} bestaat niet of is (nog) niet actief.`,
  vatType: (name: string, code: string, type: 'sales' | 'purchase', other: 'sales' | 'purchase') =>
    `${name} (${code}) is van het type ${VAT_TYPES.nl[type]} terwijl het dagboek van het btw-type ${VAT_TYPES.nl[other]} is.`,
  vatMissing: () => 'Er ontbreekt een btw-code.',
  baselineUnknown: (id: string) => `Regel ${id} waar de btw over gaat bestaat niet.`,
  performanceTypeInvalid: () => 'Het prestatietype is ongeldig.',
  performanceNotHere: () => 'Een prestatie hoort alleen bij een ICT-btw-code.',
  performanceDateMissing: () => 'De prestatiedatum moet worden ingevuld.',
  notBalanced: (amount: string, side: 'debit' | 'credit') =>
    `De boeking is niet in balans. Er ontbreekt ${amount} ${SIDES.nl[side]}.`,
  notBalancedInBase: (amount: string, side: 'debit' | 'credit') =>
    `De boeking balanceert niet in de basisvaluta. Er ontbreekt ${amount} ${SIDES.nl[side]}.`,
  transactionUnknown: (code: string, number: string) => `Boeking ${code} ${number} bestaat niet.`,
  transactionFinal: (code: string, number: string) => `Boeking ${code} ${number} is definitief.`,
  reasonMissing: () => 'Geef een reden op.',
  destinyInvalid: () => 'Een boeking is voorlopig of definitief.',
  typeUnknown: (type: string) => `Type ${type} bestaat niet.`,
  yearNotFound: (year: string) => `Boekjaar ${year} bestaat niet.`,
  soapAction: (action: string) =>
    `Server did not recognize the value of HTTP Header SOAPAction: ${action}.`,
};

export type Texts = typeof nl;

const VAT_TYPES = {
  nl: { sales: 'Verkoop', purchase: 'Inkoop' },
  en: { sales: 'Sales', purchase: 'Purchase' },
};
const SIDES = {
  nl: { debit: 'debet', credit: 'credit' },
  en: { debit: 'debit', credit: 'credit' },
};

const en: Texts = {
  officeUnknown: () => 'The company does not exist.',
  noAccess: () => 'You do not have access to this company.',
  accessDenied: () => 'Access denied.',
  tokenMissing: () => 'Access denied. Token is missing in request header.',
  companyMissing: () => 'Access denied. Company is missing in request header.',
  companyUnknown: (code) => `Access denied. Company ${code} does not exist.`,
  companyIdUnknown: () => 'Access denied. CompanyId is invalid.',
  tokenInvalid: () => 'Access denied. Token invalid.',
  credentialsGone: () => 'Access denied. Credentials are no longer valid.',
  scopeMissing: () => 'Access denied. Scope twf.organisationUser is missing.',
  invalidXml: () => 'Invalid XML.',
  unexpected: () => 'An unexpected error has occurred',
  nameMissing: () => 'Name must be entered.',
  codeFormat: (mask) => `The code does not conform to the format ${mask}.`,
  codesUsedUp: (type) => `There is no free code left for dimension type ${type}.`,
  notWritable: (name) => `${name} cannot be set.`,
  dimensionTypeUnknown: (type) => `Dimension type ${type} does not exist.`,
  dimensionTypeClosed: (type) => `Dimensions of type ${type} cannot be added or changed.`,
  dimensionUnknown: (code) => `Dimension ${code} does not exist.`,
  dimensionNotIn: (code, office) => `Dimension ${code} does not exist in company ${office}.`,
  dimensionInactive: (code) => `Dimension ${code} is not active.`,
  ledgerNotFound: (code) => `The dimension ${code} with financial level 1 was not found.`,
  ascription: () => 'Ascription is invalid.',
  dueDays: () => 'The number of due days is invalid.',
  countryUnknown: (code) => `Country ${code} does not exist.`,
  levelType: (code, level, type) =>
    `The format of the dimension type of dimension ${code} on level ${level} must conform to the format ${type}.`,
  needsLevel: (code) => `Ledger account ${code} requires a relation or a cost centre.`,
  journalUnknown: (code) => `Transaction type ${code} does not exist.`,
  journalClosed: (code) => `Nothing can be posted with transaction type ${code}.`,
  currencyUnknown: (code) => `Currency ${code} does not exist.`,
  noRate: (code, day) => `There is no rate for currency ${code} on ${day}.`,
  dateInvalid: (said) => `Date ${said} is invalid.`,
  dueDateInvalid: () => 'The due date is invalid.',
  outsidePeriod: (day, period) => `Date ${day} is outside the specified period (${period}).`,
  periodMissing: (period) =>
    `The transaction cannot be created because period ${period} does not exist.`,
  periodClosed: (period) => `The transaction cannot be created because period ${period} is closed.`,
  invoiceNumberMissing: () => 'Invoice number must be entered.',
  invoiceNumberDouble: (number) => `Invoice number ${number} already exists.`,
  tooLong: (most) => `The value is too long (at most ${most} characters).`,
  freeTextClosed: (number, journal) =>
    `Free text ${number} is not allowed for transaction type ${journal}.`,
  totalLines: () => 'The transaction must have exactly one total line.',
  noTotalLine: () => 'A journal transaction has no total line.',
  noLines: () => 'The transaction has no lines.',
  tooManyLines: (most) => `A transaction has at most ${most} lines.`,
  lineType: (type) => `Line type ${type} does not exist.`,
  lineIdDouble: (id) => `Line number ${id} is used more than once.`,
  valueInvalid: () => 'The amount is invalid.',
  valueZero: () => 'The amount of the total line cannot be zero.',
  sideInvalid: () => 'Specify debit or credit.',
  vatUnknown: (code) => `VAT ${code} does not exist or is not active (yet).`,
  vatType: (name, code, type, other) =>
    `${name} (${code}) is of type ${VAT_TYPES.en[type]} while the transaction type has VAT type ${VAT_TYPES.en[other]}.`,
  vatMissing: () => 'A VAT code is missing.',
  baselineUnknown: (id) => `Line ${id} that the VAT is about does not exist.`,
  performanceTypeInvalid: () => 'The performance type is invalid.',
  performanceNotHere: () => 'A performance belongs to an ICT VAT code only.',
  performanceDateMissing: () => 'The performance date must be entered.',
  notBalanced: (amount, side) =>
    `The transaction is not in balance. Missing ${amount} ${SIDES.en[side]}.`,
  notBalancedInBase: (amount, side) =>
    `The transaction is not in balance in the base currency. Missing ${amount} ${SIDES.en[side]}.`,
  transactionUnknown: (code, number) => `Transaction ${code} ${number} does not exist.`,
  transactionFinal: (code, number) => `Transaction ${code} ${number} is final.`,
  reasonMissing: () => 'Specify a reason.',
  destinyInvalid: () => 'A transaction is temporary or final.',
  typeUnknown: (type) => `Type ${type} does not exist.`,
  yearNotFound: (year) => `Year ${year} does not exist.`,
  soapAction: nl.soapAction,
};

export const TEXTS = { nl, en } as const;

/** The page of a proxy whose server is down. */
export const PROXY_PAGE =
  '<!DOCTYPE html><html><head><title>Onderhoud</title></head><body><h1>Even geduld</h1><p>We zijn zo terug.</p></body></html>';

/** The country of the VAT codes. */
export const COUNTRY = 'Nederland';
