import type { NotAssigned, VatFigure } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import type { EuSupply, SalesListProblem } from '@boekwerk/shared/domain/vat/sales-list';
import { TURNOVER_BOX_NAMES } from '@boekwerk/shared/domain/vat/vat-box';
import type { VatPeriodLength } from '@boekwerk/shared/domain/vat/vat-period';

const reasons = {
  no_box: 'De btw-code hoort bij geen vak',
  exempt: 'Verkoop zonder btw: vrijgesteld hoort niet in de aangifte, 0% hoort bij 1e',
  no_vat: 'Inkoop zonder btw: hoort niet in de aangifte',
  currency: 'Niet in euro: wat het waard was, staat in Twinfield',
} satisfies Record<NotAssigned, string>;

const inputVat = 'Voorbelasting';
const owed = 'Verschuldigde btw (vakken 1 tot en met 4)';

/** What a figure is called, without its box. */
const figures: Record<VatFigure, string> = {
  ...TURNOVER_BOX_NAMES,
  ...reasons,
  '5a': owed,
  '5b': inputVat,
};

const ordinals = ['1e', '2e', '3e', '4e'];
const months = new Intl.DateTimeFormat('nl-NL', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const texts = {
  title: 'Btw-overzicht',
  noReturn: 'Dit overzicht helpt bij je aangifte; het is geen aangifte',
  invoicesOnly: 'Het gaat alleen over je eigen facturen: inkopen en voorbelasting tellen niet mee.',
  incomplete:
    'Een deel van je eerdere facturen wordt nog ingedeeld. Kijk over een paar minuten opnieuw.',
  differing: 'Anders in Twinfield',
  differingHint:
    'Deze documenten zijn na het boeken in Twinfield gewijzigd of verwijderd. Ze tellen hier zoals ze zijn geboekt.',
  moreDiffering: (count: number) =>
    count === 1 ? 'En nog 1 document' : `En nog ${count} documenten`,
  failed: 'Er ging iets mis bij het laden van het btw-overzicht',
  none: 'Niets in deze periode',
  noneHint:
    'Er zijn geen facturen verzonden en geen documenten geboekt met een factuurdatum in deze periode.',
  export: 'Exporteren',
  fileName: (period: string) => `Btw-overzicht ${period}.csv`,
  period: 'Aangifte per',
  lengths: { month: 'Maand', quarter: 'Kwartaal', year: 'Jaar' } satisfies Record<
    VatPeriodLength,
    string
  >,
  earlier: 'Eerdere periode',
  later: 'Latere periode',
  shownPeriod: {
    month: (start: string) => months.format(new Date(start)),
    quarter: (start: string) =>
      `${ordinals[Math.floor((Number(start.slice(5, 7)) - 1) / 3)]} kwartaal ${start.slice(0, 4)}`,
    year: (start: string) => start.slice(0, 4),
  } satisfies Record<VatPeriodLength, (start: string) => string>,
  boxes: 'Vakken van de aangifte',
  columns: { box: 'Vak', name: 'Omschrijving', turnover: 'Omzet', vat: 'Btw' },
  whole: (euros: string) => `invullen: ${euros}`,
  openTurnover: (figure: string) => `Regels van ${figure}, omzet`,
  openVat: (figure: string) => `Regels van ${figure}, btw`,
  owed,
  inputVat,
  subtotal: 'Subtotaal (5a min 5b)',
  total: 'Totaal te betalen',
  refund: 'Totaal terug te vragen',
  notAssigned: 'Niet ingedeeld',
  notAssignedHint: 'Deze regels tellen in geen vak mee. Kijk zelf of ze in je aangifte horen.',
  reasons,
  lines: (count: number) => (count === 1 ? '1 regel' : `${count} regels`),
  salesList: 'Opgaaf ICP',
  salesListHint:
    'Vak 3b per klant. Een levering binnen de EU geldt als goederen, tenzij ze als diensten is geboekt.',
  noSales: 'Geen leveringen of diensten binnen de EU',
  salesColumns: { number: 'Btw-nummer', name: 'Klant', supply: 'Soort', amount: 'Bedrag' },
  supplies: { goods: 'Goederen', services: 'Diensten' } satisfies Record<EuSupply, string>,
  unknown: '–',
  problems: {
    no_number: 'Btw-nummer ontbreekt',
    no_eu_number: 'Geen btw-nummer uit een ander EU-land',
    goods_or_services: 'Goederen of diensten is niet bekend',
  } satisfies Record<SalesListProblem, string>,
  about: 'Wat je zelf moet nagaan',
  unknowns: [
    'De factuurdatum bepaalt de periode. Geef je btw aan als je klanten betalen (kasstelsel), dan klopt de periode niet.',
    'Hele euro’s zijn in je voordeel afgerond: wat je betaalt naar beneden, wat je terugvraagt naar boven.',
    'Privégebruik (1d) staat er alleen in als het met een btw-code is geboekt.',
    'Alle voorbelasting telt volledig mee, ook waar je minder mag aftrekken.',
    'Doe je mee aan de kleineondernemersregeling, dan geef je geen btw aan.',
    'De vakken 5d, 5e en 5f zijn niet uit de boeken op te maken.',
  ],
  linesOf: (figure: VatFigure) =>
    `${/^\d/.test(figure) ? `Vak ${figure}` : 'Niet ingedeeld'}: ${figures[figure]}`,
  lineColumns: {
    date: 'Datum',
    number: 'Nummer',
    relation: 'Relatie',
    turnover: 'Excl. btw',
    rate: 'Tarief',
    vat: 'Btw',
  },
  noNumber: 'Zonder nummer',
  rate: (percentage: number) => `${String(percentage).replace('.', ',')}%`,
  noLines: 'Geen regels',
  noLinesHint: 'In deze periode telt hier niets mee.',
  badAddress: 'Dit onderdeel van het btw-overzicht bestaat niet',
  back: 'Naar het btw-overzicht',
  list: {
    search: 'Zoek op nummer of relatie',
    loading: 'Regels laden..',
    nothingFound: 'Geen regels gevonden',
    failed: 'Er ging iets mis bij het laden van de regels',
  },
};
