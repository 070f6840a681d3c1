export const texts = {
  from: 'Begindatum',
  to: 'Einddatum',
  noDate: (text: string) => `${text} is geen geldige datum`,
  tooEarly: (text: string, first: string) => `${text} is te vroeg: kies ${first} of later`,
  tooLate: (text: string, last: string) => `${text} is te laat: kies ${last} of eerder`,
  endsFirst: 'De einddatum ligt voor de begindatum',
  fromOf: (period: string) => `${period} vanaf`,
  thisMonth: 'Deze maand',
  lastMonth: 'Vorige maand',
  thisQuarter: 'Dit kwartaal',
  thisYear: 'Dit jaar',
  toOf: (period: string) => `${period} tot en met`,
};
