import { formatDate } from '@boekwerk/shared/domain/money/format';

const made = (count: number) =>
  count === 1 ? 'Er wordt nu meteen een factuur' : `Er worden nu meteen ${count} facturen`;
const asConcept = (count: number) =>
  `${made(count)} gemaakt; die ${count === 1 ? 'staat' : 'staan'} als concept voor je klaar`;

export const texts = {
  title: 'Herhaal instellingen',
  periodStart: 'Startdatum herhaling',
  periodEnd: 'Periode tot en met',
  firstDate: 'Factuurdatum eerste factuur',
  nextDate: 'Factuurdatum volgende factuur',
  interval: 'Herhaal',
  unlimited: 'Onbeperkt herhalen',
  times: 'n keer herhalen',
  timesHint: (count: number) => `Er zijn er al ${count} gemaakt`,
  sendThem: 'Verzend facturen automatisch',
  sendThemHint: 'Uit: de facturen staan als concept voor je klaar',
  upcoming: 'De volgende facturen',
  noneLeft: 'Met deze instellingen wordt er geen factuur meer gemaakt.',
  period: (start: string, end: string) => `periode ${start} t/m ${end}`,
  now: (isSent: boolean) => `wordt meteen gemaakt${isSent ? ' en verstuurd' : ''}`,
  atOnce: {
    title: (count: number) =>
      count === 1 ? 'Nu een factuur versturen?' : `Nu ${count} facturen versturen?`,
    sent: (count: number, emails: string) => `${made(count)} gemaakt en verstuurd naar ${emails}.`,
    ready: (count: number) => `${asConcept(count)}.`,
    noAddress: (count: number) => `${asConcept(count)}: je klant heeft geen e-mailadres.`,
    final: 'Een verstuurde factuur kun je niet meer wijzigen, alleen crediteren.',
    confirm: 'Opslaan en versturen',
  },
  beingSent: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `Factuur ${numbers[0]} wordt verzonden`
      : `Facturen ${numbers.join(', ')} worden verzonden`,
  notSent: 'Een factuur is niet verzonden. Bij het concept staat waarom.',
  later: {
    title: 'Er is nog geen factuur verstuurd',
    text: 'Dat gebeurt vanzelf zodra het kan: nadat je e-mailadres is bevestigd, of morgen als er vandaag niet meer e-mails mogen worden verzonden.',
  },
  placeholders: 'Woorden voor de periode',
  placeholdersHint:
    'Zet een van deze woorden in het onderwerp of in een regel. Op elke factuur staat dan de periode waar die over gaat. Nu zou dat zijn:',
  stop: 'Niet herhalen',
  stopTitle: 'Niet meer herhalen?',
  stopText:
    'Er worden geen nieuwe facturen meer gemaakt. De facturen die er al zijn, blijven bestaan.',
  keepRepeating: 'Blijven herhalen',
  saved: 'De herhaling is opgeslagen',
  stopped: 'De factuur wordt niet meer herhaald',

  bar: {
    repeats: (interval: string, next: string) =>
      `Van deze template wordt ${interval.toLowerCase()} een factuur gemaakt. De volgende is van ${formatDate(next)}.`,
    stands: 'Van deze template worden geen facturen meer gemaakt.',
    change: 'Wijzig instellingen',
  },
  generated: {
    title: 'Herhaalfacturen',
    none: 'Er is nog geen factuur van deze template gemaakt.',
    failed: 'Er ging iets mis bij het laden van de herhaalfacturen',
  },
};
