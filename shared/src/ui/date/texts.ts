export const texts = {
  from: 'Begindatum',
  to: 'Einddatum',
  noDate: (text: string) => `${text} is geen geldige datum`,
  fromOf: (period: string) => `${period} vanaf`,
  thisMonth: 'Deze maand',
  lastMonth: 'Vorige maand',
  thisQuarter: 'Dit kwartaal',
  thisYear: 'Dit jaar',
  toOf: (period: string) => `${period} tot en met`,
};
