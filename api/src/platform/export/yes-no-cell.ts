import { textCell } from '../spreadsheets/csv';
import { TEXTS } from './texts';

/** `Ja` or `Nee`. */
export const yesNoCell = (is: boolean) => textCell(is ? TEXTS.yes : TEXTS.no);
