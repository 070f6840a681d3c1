import { CustomerForm } from '@boekwerk/shared/contract/customers';
import * as v from 'valibot';

type Form = v.InferInput<typeof CustomerForm>;
type AddressLines = [address: string, postal_code: string, city: string];

const company = (
  name: string,
  domain: string,
  [address, postal_code, city]: AddressLines,
  more: Form,
) =>
  v.parse(CustomerForm, {
    name,
    email: `info@${domain}.example`,
    general_email: `facturen@${domain}.example`,
    address,
    postal_code,
    city,
    ...more,
  });

const person = (
  first_name: string,
  last_name: string,
  [address, postal_code, city]: AddressLines,
) => {
  const email = `${first_name}.${last_name.replaceAll(' ', '')}@post.example`.toLowerCase();
  const of = { first_name, last_name, email, general_email: email, payment_period: 14 as const };
  return v.parse(CustomerForm, { ...of, address, postal_code, city });
};

const supplier = (name: string, domain: string, place: AddressLines, tax_number: string) =>
  company(name, domain, place, { enterprise_relation_type: 'supplier', tax_number });

/** Who buys from the bakery. */
export const CUSTOMERS = {
  hotel: company('Hotel De Oosthaven', 'hoteldeoosthaven', ['Oosthaven 17', '2801 PC', 'Gouda'], {
    coc_number: '90005321',
    tax_number: 'NL800011133B65',
    payment_period: 60,
    phone: '0182 000 340',
  }),
  restaurant: company('Restaurant De Waag', 'restaurantdewaag', ['Markt 34', '2801 JK', 'Gouda'], {
    coc_number: '90005448',
    tax_number: 'NL800012370B87',
  }),
  lunchroom: company('Lunchroom Zus & Co', 'zusenco', ['Zeugstraat 40', '2801 JD', 'Gouda'], {
    coc_number: '90005583',
    payment_period: 14,
  }),
  school: company(
    'Basisschool De Regenboog',
    'bsderegenboog',
    ['Ridder van Catsweg 9', '2804 RS', 'Gouda'],
    {
      coc_number: '90005690',
    },
  ),
  nursingHome: company(
    'Woonzorgcentrum Hofwijk',
    'hofwijk',
    ['Hofwijkplein 1', '2803 GP', 'Gouda'],
    {
      coc_number: '90005712',
      payment_period: 60,
    },
  ),
  engineers: company(
    'Ingenieursbureau Waterman B.V.',
    'waterman-ingenieurs',
    ['Harderwijkweg 5', '2803 PW', 'Gouda'],
    {
      coc_number: '90005836',
      tax_number: 'NL800013607B12',
    },
  ),
  lawyers: company(
    'Advocatenkantoor Reeuwijk',
    'advocatenreeuwijk',
    ['Lage Gouwe 112', '2801 LK', 'Gouda'],
    {
      coc_number: '90005950',
      tax_number: 'NL800014844B34',
      payment_period: 14,
    },
  ),
  football: company(
    'Voetbalvereniging De Kaasstad',
    'vvdekaasstad',
    ['Sportlaan 6', '2806 HC', 'Gouda'],
    {
      coc_number: '90006010',
    },
  ),
  library: company(
    'Stichting Leeszaal Groene Hart',
    'leeszaalgroenehart',
    ['Klein Amerika 20', '2806 CA', 'Gouda'],
    {
      coc_number: '90006134',
      tax_number: 'NL800016081B56',
      payment_period: 45,
    },
  ),
  supermarket: company(
    'Supermarkt Bosman B.V.',
    'supermarktbosman',
    ['Antwerpseweg 24', '2803 PB', 'Gouda'],
    {
      coc_number: '90006266',
      tax_number: 'NL800017318B78',
      payment_period: 60,
      phone: '0182 000 775',
    },
  ),
  bakery: company(
    'Banketbakkerij Van Vliet B.V.',
    'banketvanvliet',
    ['Dorpsstraat 71', '2742 AK', 'Waddinxveen'],
    {
      coc_number: '90006398',
      tax_number: 'NL800018555B03',
    },
  ),
  belgian: company(
    'Theesalon Het Begijntje',
    'hetbegijntje',
    ['Begijnenvest 8', '2000', 'Antwerpen'],
    {
      tax_number: 'BE0999999922',
      country: 'BE',
    },
  ),
  theatre: company(
    'Theater De Boelekade',
    'theaterdeboelekade',
    ['Boelekade 67', '2806 AE', 'Gouda'],
    {
      coc_number: '90006428',
      tax_number: 'NL800019792B25',
    },
  ),
  bride: person('Eline', 'van der Meer', ['Kattensingel 33', '2801 CB', 'Gouda']),
  neighbour: person('Ahmed', 'El Amrani', ['Vrijheidslaan 12', '2806 KE', 'Gouda']),
  grandmother: person('Truus', 'Verhoeven', ['Goudkade 2', '2802 AA', 'Gouda']),
  scout: person('Bram', 'de Wit', ['Achterwillenseweg 101', '2805 JX', 'Gouda']),
  student: person('Noa', 'Pieters', ['Turfmarkt 76', '2801 HA', 'Gouda']),
};

export type Customer = keyof typeof CUSTOMERS;

/** Who sells to the bakery. */
export const SUPPLIERS = [
  supplier(
    'Meelfabriek De Korenbloem B.V.',
    'korenbloem',
    ['Molenkade 3', '3115 AB', 'Schiedam'],
    'NL800021029B47',
  ),
  supplier(
    'Zuivelhandel Groenewoud',
    'zuivelgroenewoud',
    ['Polderweg 19', '2811 NA', 'Reeuwijk'],
    'NL800022266B69',
  ),
  supplier(
    'Koffiebranderij Bruine Boon',
    'bruineboon',
    ['Brandersgang 4', '1011 VX', 'Amsterdam'],
    'NL800023503B91',
  ),
  supplier(
    'Verpakkingshuis Randstad B.V.',
    'verpakkingshuis',
    ['Industrieweg 210', '3044 AT', 'Rotterdam'],
    'NL800024740B16',
  ),
  supplier(
    'Energiebedrijf Noordenwind',
    'noordenwind',
    ['Windmolenlaan 1', '9723 ZS', 'Groningen'],
    'NL800025977B38',
  ),
  supplier(
    'Oventechniek Smits',
    'oventechniek-smits',
    ['Ambachtsring 62', '5047 TM', 'Tilburg'],
    'NL800027214B60',
  ),
  supplier(
    'Schoonmaakgroothandel Helder',
    'helder-groothandel',
    ['Zeepziederij 8', '2908 LJ', 'Capelle aan den IJssel'],
    'NL800028451B82',
  ),
];
