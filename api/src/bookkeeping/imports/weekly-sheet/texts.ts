import { formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { short } from '../../../platform/spreadsheets/texts';

export const WEEKLY_SHEET_TEXTS = {
  unsupported: 'Dit bestandstype wordt niet ondersteund',
  noDays: 'Geen kopregel gevonden met de dagen maandag tot en met zondag',
  daysMissing: (days: string[]) => `In de kopregel ontbreekt: ${days.join(', ')}`,
  tooManyRows: (max: number) => `Het werkblad heeft meer dan ${max} regels`,
  notAnAmount: (text: string) => `Dit is geen geldig bedrag: ${short(text)}`,
  unknownRow: (name: string) => `Onbekende regel met een bedrag: ${short(name)}`,
  noName: 'Deze regel heeft een bedrag maar geen omschrijving',
  wrongTotal: (total: Euro, days: Euro) =>
    `Het totaal (${formatEuro(total)}) is niet de som van de dagen (${formatEuro(days)})`,
  rounded: (amount: Euro) => `Het bedrag is afgerond op ${formatEuro(amount)}`,
  twice: (kind: string) => `De regel ${kind} komt vaker voor; de bedragen zijn opgeteld`,
  nothing: 'Er staan geen bekende regels met een bedrag op het werkblad',
  difference: (day: string, takings: Euro, receipts: Euro, difference: Euro) =>
    `De omzet van ${day} (${formatEuro(takings)}) wijkt ${formatEuro(difference)} af van de ontvangsten en verschillen (${formatEuro(receipts)})`,
} as const;
