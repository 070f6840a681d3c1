/** ISO 3166-1 codes a relation may have, and XK for Kosovo; the Netherlands and its neighbours first. */
const FIRST = ['NL', 'BE', 'DE'];
const OTHERS =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BF BG BH BI BJ BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SX SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  );

const names = new Intl.DisplayNames('nl', { type: 'region' });

/** The Dutch name of a country. */
export const countryName = (code: string) => names.of(code) ?? code;

type Country = { code: string; name: string };

let byName: readonly Country[] | undefined;

/**
 * Countries for a drop-down: the nearest three, then by Dutch name. Sorted when somebody asks first, since most pages never
 * do, and a page that begins waits for it.
 */
export function countries(): readonly Country[] {
  byName ??= [
    ...FIRST,
    ...OTHERS.toSorted((a, b) => countryName(a).localeCompare(countryName(b), 'nl')),
  ].map((code) => ({ code, name: countryName(code) }));
  return byName;
}

const codes = new Set([...FIRST, ...OTHERS]);

export const isCountry = (code: string) => codes.has(code);

/** The members of the European Union. Northern Ireland trades goods as one, under the letters XI of its VAT numbers. */
const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export const isInEu = (country: string) => EU.has(country);

/** Where letters are addressed without a postal code. Source: Universal Postal Union, addressing systems. */
const WITHOUT_POSTAL_CODE = new Set(
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR QA RW SB SC SL SR SS ST SX SY TD TG TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

export const hasPostalCodes = (country: string) => !WITHOUT_POSTAL_CODE.has(country);
