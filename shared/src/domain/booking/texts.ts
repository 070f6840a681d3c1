/** What is said of a document that cannot be booked as it is. */
export const TEXTS = {
  invoiceNumber: 'Factuurnummer is verplicht.',
  date: 'Factuurdatum is verplicht.',
  relation: 'Relatie is verplicht.',
  amount: 'Bedrag is verplicht.',
  currency: 'Valuta is verplicht.',
  description: 'Korte beschrijving is verplicht.',
  ledger: 'Grootboekrekening is verplicht.',
  vat: 'BTW is verplicht.',
  lines: 'Vul minimaal één boekingsregel in.',
  difference: 'Er mag geen verschil zijn in het factuurbedrag. Vul de juiste bedragen in.',
  notPositive: 'Vul een bedrag boven nul in. Kies Creditfactuur voor een bedrag dat terugkomt.',
  zero: 'Een totaal van nul kan niet via de koppeling. Boek dit in Twinfield met een memoriaal, en verwijder het document daarna.',
  foreignSaleType: 'Kies diensten of goederen.',
  otherSide: 'Het btw-bedrag moet dezelfde kant op als het bedrag zonder btw.',
  reversed: 'Bij deze btw-code is het btw-bedrag nul: de btw is verlegd.',
  noDecimals: (currency: string) => `Een bedrag in ${currency} heeft geen cijfers achter de komma.`,
} as const;
