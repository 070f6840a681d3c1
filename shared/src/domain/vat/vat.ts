export type TaxId = 1 | 2 | 3 | 4 | 5 | 6;

/** Standard rate, exempt, reverse charge, export, supply within the EU. Source: UNCL5305, EN 16931 BT-118. */
type VatCategory = 'S' | 'E' | 'AE' | 'G' | 'K';

type VatKind = {
  name: string;
  /** Whole per cent. */
  percentage: number;
  category: VatCategory;
  /** Said on the invoice when no VAT is charged. Source: art. 35a Wet OB 1968, EN 16931 BT-120. */
  reason: string | null;
};

/** Kinds of VAT on an invoice line, by id. */
export const VAT: Record<TaxId, VatKind> = {
  1: { name: '21%', percentage: 21, category: 'S', reason: null },
  2: { name: '9%', percentage: 9, category: 'S', reason: null },
  3: { name: 'BTW geen', percentage: 0, category: 'E', reason: 'Vrijgesteld van btw' },
  4: { name: 'BTW verlegd', percentage: 0, category: 'AE', reason: 'Btw verlegd' },
  5: { name: 'Verkoop buiten EU', percentage: 0, category: 'G', reason: 'Export buiten de EU' },
  6: {
    name: 'Verkoop binnen EU',
    percentage: 0,
    category: 'K',
    reason: 'Intracommunautaire levering',
  },
};

export const TAX_IDS = [1, 2, 3, 4, 5, 6] as const satisfies readonly TaxId[];

/** Reverse charge: the customer pays the VAT, so the invoice must show the customer's VAT number. */
export const REVERSE_CHARGE: TaxId = 4;

/** Goods or services to a company in another country of the EU: both VAT numbers must be on the invoice. */
export const WITHIN_EU: TaxId = 6;
