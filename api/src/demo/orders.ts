import type { InvoiceForm, InvoiceLineForm } from '@boekwerk/shared/contract/invoice-form';
import { REVERSE_CHARGE, type TaxId } from '@boekwerk/shared/domain/vat/vat';
import type { Customer } from './customers';
import type { Product } from './products';

type Line = [product: Product, amount: number, own?: Partial<InvoiceLineForm>];

/** What a customer of the bakery orders; it comes back every few months. */
export type Order = Pick<
  InvoiceForm,
  'description' | 'reference' | 'incl_tax' | 'discount_percentage' | 'discount_value'
> & {
  customer: Customer;
  /** The VAT of all lines, where it is not that of the product. */
  tax_id?: TaxId;
  lines: Line[];
};

const WITHIN_EU: TaxId = 6;

/** A month of breakfasts: bread and croissants for each of thirty days, sixty lines. */
const breakfasts = Array.from({ length: 30 }, (_, day): Line[] => [
  ['sourdough', 6 + (day % 3), { description: `Dag ${day + 1}` }],
  ['croissant', 24 + (day % 5) * 4, { description: `Dag ${day + 1}` }],
]).flat();

export const ORDERS: readonly Order[] = [
  {
    customer: 'restaurant',
    description: 'Broodlevering van de week',
    lines: [
      ['sourdough', 36],
      ['wholemeal', 20],
      ['croissant', 40],
    ],
  },
  {
    customer: 'engineers',
    description: 'Lunch projectteam',
    reference: 'PO-2214',
    lines: [
      ['lunch', 18],
      ['pastry', 18],
      ['staff', 3],
    ],
  },
  {
    customer: 'bride',
    description: 'Bruidstaart met drie lagen',
    incl_tax: true,
    lines: [
      ['cake', 65, { value: 7.25 }],
      ['tableHire', 2, { value: 10 }],
    ],
  },
  {
    customer: 'supermarket',
    description: 'Brood voor de schappen',
    reference: 'Bosman 8812',
    discount_percentage: 5,
    lines: [
      ['wholemeal', 240],
      ['currantBun', 300],
      ['sourdough', 80],
    ],
  },
  {
    customer: 'bakery',
    description: 'Deeg bereid in onderaanneming',
    tax_id: REVERSE_CHARGE,
    lines: [
      ['staff', 16, { title: 'Deegbereiding nachtploeg' }],
      ['tableHire', 4, { title: 'Gebruik rijskast', value: 18 }],
    ],
  },
  {
    customer: 'school',
    description: 'Krentenbollen voor de sportdag',
    lines: [['currantBun', 220]],
  },
  {
    customer: 'theatre',
    description: 'Receptie na de première',
    lines: [
      ['pastry', 180, { discount_percentage: 10 }],
      ['filledRoll', 90],
      ['staff', 12],
      ['tableHire', 14],
    ],
  },
  {
    customer: 'neighbour',
    description: 'Appeltaarten voor het buurtfeest',
    incl_tax: true,
    discount_value: 5,
    lines: [
      ['applePie', 6, { value: 19.95 }],
      ['currantBun', 40, { value: 0.9 }],
    ],
  },
  {
    customer: 'hotel',
    description: 'Ontbijtleveringen van een maand',
    reference: 'Raamcontract 81',
    lines: breakfasts,
  },
  {
    customer: 'lawyers',
    description: 'Vergaderlunch maandag',
    lines: [
      ['lunch', 9],
      ['applePie', 1],
    ],
  },
  {
    customer: 'belgian',
    description: 'Gebak voor de theesalon',
    tax_id: WITHIN_EU,
    lines: [
      ['pastry', 140],
      ['applePie', 8],
    ],
  },
  {
    customer: 'nursingHome',
    description: 'Brood en gebak van de maand',
    lines: [
      ['wholemeal', 310],
      ['pastry', 85],
      ['currantBun', 120],
    ],
  },
  {
    customer: 'library',
    description: 'Workshop brood bakken',
    discount_percentage: 10,
    lines: [
      ['workshop', 14],
      ['filledRoll', 14],
    ],
  },
  {
    customer: 'football',
    description: 'Broodjes voor het jeugdtoernooi',
    lines: [
      ['filledRoll', 160, { discount_value: 25 }],
      ['croissant', 60],
    ],
  },
  {
    customer: 'scout',
    description: 'Brood voor het zomerkamp',
    incl_tax: true,
    lines: [
      ['wholemeal', 30, { value: 2.95 }],
      ['currantBun', 60, { value: 0.9 }],
    ],
  },
  {
    customer: 'lunchroom',
    description: 'Taart en brood voor de vitrine',
    lines: [
      ['applePie', 7],
      ['sourdough', 22],
      ['pastry', 45],
    ],
  },
];
