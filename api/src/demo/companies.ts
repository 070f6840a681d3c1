import type { relation } from '../platform/database/schema/relations';

type NewCompany = Omit<typeof relation.$inferInsert, 'id'>;

/** What is common to all: reachable nowhere, payable nowhere (accounts of a bank that does not exist). */
function company(
  name: string,
  email: string,
  [address, postal_code, city]: [string, string, string],
  numbers: Pick<NewCompany, 'coc_number' | 'tax_number' | 'bank_account'>,
  [first_name, last_name]: readonly [string, string],
): NewCompany {
  const reachable = { email, general_email: email, phone: '0182 000 112' };
  const contact = { first_name, last_name };
  return {
    name,
    ...contact,
    ...reachable,
    address,
    postal_code,
    city,
    ...numbers,
    booking_enabled: 1,
  };
}

export const BAKERY = company(
  'Bakkerij Jansen B.V.',
  'administratie@bakkerijjansen.example',
  ['Korte Tiendeweg 14', '2801 JR', 'Gouda'],
  {
    coc_number: '90001354',
    tax_number: 'NL800001237B83',
    bank_account: 'NL39TEST0120450000',
  },
  ['Sanne', 'Jansen'],
);

/** The baker's other business, with which nothing was done yet. */
export const RENTAL: NewCompany = {
  ...company(
    'Jansen Verhuur',
    'info@jansenverhuur.example',
    ['Korte Tiendeweg 16', '2801 JR', 'Gouda'],
    {
      coc_number: '90002741',
      tax_number: 'NL800099986B56',
      bank_account: 'NL33TEST0120513352',
    },
    ['Sanne', 'Jansen'],
  ),
  booking_enabled: 0,
};

export const FIRM: NewCompany = {
  ...company(
    'Visser Administratie & Advies',
    'kantoor@visseradvies.example',
    ['Westhaven 31', '2801 PJ', 'Gouda'],
    {
      coc_number: '90004760',
      tax_number: 'NL800002474B08',
      bank_account: 'NL14TEST0120457919',
    },
    ['Maarten', 'Visser'],
  ),
  relation_user_type: 1,
  booking_enabled: 0,
};

export const CYCLE_SHOP = company(
  'Rijwielhandel Van Dam',
  'info@rijwielhandelvandam.example',
  ['Bloemendaalseweg 88', '2804 AE', 'Gouda'],
  {
    coc_number: '90003870',
    tax_number: 'NL800003711B30',
    bank_account: 'NL86TEST0120465838',
  },
  ['Henk', 'van Dam'],
);

export const FLORIST = company(
  'Bloemenhuis Lelie V.O.F.',
  'winkel@bloemenhuislelie.example',
  ['Markt 52', '2801 JK', 'Gouda'],
  {
    coc_number: '90003471',
    tax_number: 'NL800004948B52',
    bank_account: 'NL61TEST0120473757',
  },
  ['Lelie', 'Bakker'],
);

/** The firm's other clients, with nothing in their books yet. */
export const QUIET_CLIENTS: readonly NewCompany[] = [
  company(
    'Loodgietersbedrijf Kuipers B.V.',
    'werk@kuipersloodgieters.example',
    ['Nijverheidsstraat 7', '2802 AH', 'Gouda'],
    {
      coc_number: '90002520',
      tax_number: 'NL800006185B74',
      bank_account: 'NL36TEST0120481676',
    },
    ['Wim', 'Kuipers'],
  ),
  company(
    'Tandartspraktijk De Linde',
    'balie@tandartsdelinde.example',
    ['Lindelaan 3', '2741 GB', 'Waddinxveen'],
    {
      coc_number: '90001966',
      tax_number: 'NL800007422B96',
      bank_account: 'NL11TEST0120489595',
    },
    ['Esther', 'Linde'],
  ),
  company(
    'Grafisch Atelier Noord',
    'studio@atelier-noord.example',
    ['Reitdiephaven 120', '9746 RC', 'Groningen'],
    {
      coc_number: '90001273',
      tax_number: 'NL800008659B21',
      bank_account: 'NL83TEST0120497514',
    },
    ['Noor', 'Hoekstra'],
  ),
];

export const BEACH_BAR = company(
  'Strandpaviljoen De Zilvermeeuw B.V.',
  'backoffice@zilvermeeuw.example',
  ['Strandweg 2', '2202 AT', 'Noordwijk'],
  {
    coc_number: '90004221',
    tax_number: 'NL800009896B43',
    bank_account: 'NL58TEST0120505433',
  },
  ['Bas', 'Meeuwsen'],
);

/** A private person whose tax return the firm does. */
export const PRIVATE_CLIENT: NewCompany = {
  type: 1,
  name: 'Anneke de Wit',
  first_name: 'Anneke',
  last_name: 'de Wit',
  email: 'anneke.dewit@post.example',
  general_email: 'anneke.dewit@post.example',
  address: 'Wachtelstraat 21',
  postal_code: '2802 GB',
  city: 'Gouda',
  phone: '0182 000 655',
};
