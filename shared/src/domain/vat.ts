export type TaxId = 1 | 2 | 3 | 4 | 5 | 6;

export type VatKind = {
  name: string;
  /** Whole per cent. */
  percentage: number;
  /** Said on the invoice when no VAT is charged. Source: art. 35a Wet OB 1968, EN 16931 BT-120. */
  reason: string | null;
};

/** Kinds of VAT on an invoice line, by id. */
export const VAT: Record<TaxId, VatKind> = {
  1: { name: '21%', percentage: 21, reason: null },
  2: { name: '9%', percentage: 9, reason: null },
  3: { name: 'BTW geen', percentage: 0, reason: 'Vrijgesteld van btw' },
  4: { name: 'BTW verlegd', percentage: 0, reason: 'Btw verlegd' },
  5: { name: 'Verkoop buiten EU', percentage: 0, reason: 'Export buiten de EU' },
  6: { name: 'Verkoop binnen EU', percentage: 0, reason: 'Intracommunautaire levering' },
};

export const TAX_IDS = [1, 2, 3, 4, 5, 6] as const satisfies readonly TaxId[];

/** Reverse charge: the customer pays the VAT, so the invoice must show the customer's VAT number. */
export const REVERSE_CHARGE: TaxId = 4;
