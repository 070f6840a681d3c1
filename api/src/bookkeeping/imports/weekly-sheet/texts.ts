import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { weekName } from '@boekwerk/shared/domain/dates/iso-week';
import { formatDate, formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { short } from '../../../platform/spreadsheets/texts';

export const WEEKLY_SHEET_TEXTS = {
  noDays: 'Geen kopregel gevonden met de dagen maandag tot en met zondag',
  daysMissing: (days: string[]) => `In de kopregel ontbreekt: ${days.join(', ')}`,
  secondWeek: 'Hier begint een tweede kopregel: importeer elke week met een eigen bestand',
  otherWeek: 'De dagen in de kopregel zijn niet van de gekozen week',
  tooManyRows: (max: number) => `Het werkblad heeft meer dan ${max} regels`,
  unknownRow: (name: string) => `Onbekende regel met een bedrag: ${short(name)}`,
  noName: 'Deze regel heeft een bedrag maar geen omschrijving',
  wrongTotal: (total: Euro, days: Euro) =>
    `Het totaal (${formatEuro(total)}) is niet de som van de dagen (${formatEuro(days)})`,
  twice: (kind: string) => `De regel ${kind} komt vaker voor; de bedragen zijn opgeteld`,
  nothing: 'Er staan geen bekende regels met een bedrag op het werkblad',
  noTotal: 'Er is niets te boeken: de omzet met statiegeld en cadeaubonnen is samen € 0,00',
  there: (week: IsoDate, day: IsoDate) =>
    `Week ${weekName(week)} is al geïmporteerd op ${formatDate(day)}. Verwijder eerst het document van die week.`,
  unknownCode: (code: string) => `Grootboekrekening ${short(code)} is niet bekend in Twinfield`,
  noAccount: (kind: string) => `Kies bij het boeken een grootboekrekening voor ${kind}`,
  noVatCode: (kind: string) => `Kies bij het boeken een btw-code voor ${kind}`,
  twoPeriods: 'De week valt in twee kwartalen: de btw komt in dat van de zondag',
  debtor: 'Weekstaten',
  sheet: (week: IsoDate) => `Weekstaat ${weekName(week)}`,
  fileName: (week: IsoDate) => `Weekstaat ${weekName(week)}.pdf`,
  facts: { company: 'Bedrijf', week: 'Week', file: 'Bestand' },
  days: (monday: IsoDate, sunday: IsoDate) =>
    `${formatDate(monday)} tot en met ${formatDate(sunday)}`,
  columns: { kind: 'Omschrijving', code: 'Grootboek', total: 'Totaal' },
  ofDay: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
  booked: 'Te boeken',
  template: { name: 'weekstaat.xlsx', sheet: 'Weekstaat' },
  difference: (day: string, takings: Euro, receipts: Euro, difference: Euro) =>
    `De omzet van ${day} (${formatEuro(takings)}) wijkt ${formatEuro(difference)} af van de ontvangsten en verschillen (${formatEuro(receipts)})`,
} as const;
