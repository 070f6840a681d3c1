export const texts = {
  from: 'Begindatum',
  to: 'Einddatum',
  fromOf: (period: string) => `${period} vanaf`,
  toOf: (period: string) => `${period} tot en met`,
};
