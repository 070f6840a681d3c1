/** What stands in an e-invoice for who reads it. */
export const TEXTS = {
  discount: 'Korting',
  creditTerms: 'Dit bedrag wordt terugbetaald of verrekend.',
};
