import { UNITS, type Unit } from '@boekwerk/shared/domain/invoice/unit';
import { TAX_IDS, type TaxId, VAT } from '@boekwerk/shared/domain/vat/vat';
import { type ByWord, byWords } from '../../../platform/sheet-import/by-words';
import { COLUMN_TEXTS } from './texts';

/** A rate as programs write it; signs do not matter, so that `21,0%` is `210`. */
const VAT_WORDS: Record<TaxId, readonly string[]> = {
  1: ['21', '21,0', '21,00', '0,21', 'hoog', 'btw hoog', 'hoog 21%', '21% btw', 'standaard'],
  2: ['9', '9,0', '9,00', '0,09', 'laag', 'btw laag', 'laag 9%', '9% btw'],
  3: ['0', '0,0', '0,00', 'geen', 'geen btw', 'vrijgesteld', 'vrij', 'nul', '0% btw'],
  4: ['verlegd'],
  5: ['buiten EU', 'export'],
  6: ['binnen EU', 'ICP', 'intracommunautair'],
};

export const vatKinds: ByWord<TaxId> = {
  ...byWords<TaxId>(TAX_IDS.map((id) => [id, VAT[id].name, ...VAT_WORDS[id]])),
  problem: COLUMN_TEXTS.vat,
};

const UNIT_WORDS: Partial<Record<Unit, readonly string[]>> = {
  0: ['stuk', 'st', 'st.', 'per stuk', 'x'],
  1: ['uren', 'u', 'uur', 'per uur'],
  2: ['dagen', 'dagdeel', 'per dag'],
  3: ['g', 'gr'],
  4: ['kg', 'kilo'],
  5: ['l', 'ltr'],
  6: ['m', 'mtr'],
  7: ['km'],
  8: ['sets'],
};

export const units: ByWord<Unit> = {
  ...byWords<Unit>(UNITS.map(({ unit, name }) => [unit, name, ...(UNIT_WORDS[unit] ?? [])])),
  problem: COLUMN_TEXTS.unit,
};
