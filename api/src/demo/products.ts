import { ProductForm } from '@boekwerk/shared/contract/products';
import * as v from 'valibot';

const STANDARD = 1;
const REDUCED = 2;
const HOUR = 1;

const product = (title: string, value: number, tax_id: 1 | 2, unit: 0 | 1 = 0) =>
  v.parse(ProductForm, { title, value, tax_id, unit });

/** What the bakery sells, without VAT. Food is taxed at 9 %, the rest at 21 %. */
export const PRODUCTS = {
  wholemeal: product('Volkorenbrood', 2.65, REDUCED),
  sourdough: product('Desembrood', 3.85, REDUCED),
  croissant: product('Roomboter croissant', 1.15, REDUCED),
  currantBun: product('Krentenbol', 0.82, REDUCED),
  filledRoll: product('Belegd broodje', 3.75, REDUCED),
  applePie: product('Appeltaart, 12 punten', 17.5, REDUCED),
  pastry: product('Petit four', 2.45, REDUCED),
  lunch: product('Vergaderlunch per persoon', 11.9, REDUCED),
  cake: product('Bruidstaart per persoon', 6.5, REDUCED),
  workshop: product('Workshop brood bakken per persoon', 42.5, STANDARD),
  staff: product('Bediening op locatie', 34, STANDARD, HOUR),
  tableHire: product('Huur statafel', 8.5, STANDARD),
};

export type Product = keyof typeof PRODUCTS;
