import type { Layout } from './layout';
import { fuelCards } from './others/fuel-cards';
import { letterInSentences } from './others/letter-in-sentences';
import { notary } from './others/notary';
import { softwareFromIreland } from './others/software-from-ireland';
import { staffAgency } from './others/staff-agency';
import { wholesaler } from './others/wholesaler';

const made = (make: Layout['make']): Layout => ({ written: 'by another', make });

/** Written by somebody who had not seen the rules, when they were done. */
export const OTHERS_LAYOUTS: Record<string, Layout> = {
  'a wholesaler over two pages': made(wholesaler),
  'fuel cards with totals in columns': made(fuelCards),
  'Irish, software by the month': made(softwareFromIreland),
  'an agency for staff with a blocked account': made(staffAgency),
  'a letter in sentences': made(letterInSentences),
  'a notary with costs without VAT': made(notary),
};
