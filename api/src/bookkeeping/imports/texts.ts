import { formatEuro } from '@boekwerk/shared/domain/money/format';
import { type Euro, MAX_EURO } from '@boekwerk/shared/domain/money/money';
import { short } from '../../platform/spreadsheets/texts';

export const TEXTS = {
  noFile: 'Kies een bestand',
  import: 'Import',
  notAnAmount: (text: string) => `Dit is geen geldig bedrag: ${short(text)}`,
  tooLarge: `Samen is dit meer dan ${formatEuro(MAX_EURO)}`,
  rounded: (amount: Euro) => `Het bedrag is afgerond op ${formatEuro(amount)}`,
  otherSheets: (names: string) => `Alleen het eerste zichtbare werkblad is gelezen, niet: ${names}`,
  notLinked: 'Er is nog geen koppeling met Twinfield: kies de grootboekrekeningen bij het boeken',
} as const;
