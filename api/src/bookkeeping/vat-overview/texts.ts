import type { NotAssigned } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import type { EuSupply, SalesListProblem } from '@boekwerk/shared/domain/vat/sales-list';

export const TEXTS = {
  fileName: (start: string, end: string) => `Btw-overzicht ${start} tot en met ${end}.csv`,
  noReturn: 'Dit overzicht helpt bij je aangifte; het is geen aangifte',
  incomplete:
    'Een deel van je eerdere facturen wordt nog ingedeeld. Exporteer over een paar minuten opnieuw.',
  invoicesOnly: 'Het gaat alleen over je eigen facturen: inkopen en voorbelasting tellen niet mee.',
  differing: (count: number) =>
    count === 1
      ? '1 geboekt document staat anders in Twinfield en telt hier zoals het is geboekt'
      : `${count} geboekte documenten staan anders in Twinfield en tellen hier zoals ze zijn geboekt`,
  columns: ['Vak', 'Omschrijving', 'Omzet', 'Btw', 'Omzet in hele euro’s', 'Btw in hele euro’s'],
  inputVat: 'Voorbelasting',
  owed: 'Verschuldigde btw',
  subtotal: 'Subtotaal',
  total: 'Totaal te betalen of terug te vragen',
  notAssigned: 'Niet ingedeeld',
  reasons: {
    no_box: 'Btw-code zonder vak',
    exempt: 'Verkoop zonder btw: vrijgesteld of 0%',
    no_vat: 'Inkoop zonder btw',
    currency: 'Niet in euro',
  } satisfies Record<NotAssigned, string>,
  salesList: 'Opgaaf ICP',
  salesColumns: ['Btw-nummer', 'Klant', 'Land', 'Soort', 'Bedrag', 'Let op'],
  supplies: { goods: 'Goederen', services: 'Diensten' } satisfies Record<EuSupply, string>,
  problems: {
    no_number: 'Btw-nummer ontbreekt',
    no_eu_number: 'Geen btw-nummer uit een ander EU-land',
    goods_or_services: 'Goederen of diensten is niet bekend',
  } satisfies Record<SalesListProblem, string>,
} as const;
