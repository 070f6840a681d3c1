export const texts = {
  stays:
    'Een eigen verkoopfactuur blijft zoals ze is verzonden: knippen, samenvoegen, verplaatsen, anders labelen en verwijderen kan niet',
  invoice: 'Verkoopfactuur',
  toInvoice: 'Bekijk de factuur',
  own: 'Van de onderneming zelf',
  byItself: 'Automatisch, bij het verzenden',
  earlier: (count: number) => `Eerdere facturen (${count})`,
  onTheirWay: (count: number) => `Eerdere facturen (nog ${count})`,
  title: 'Eerdere facturen toevoegen',
  why: 'Facturen die je verzendt komen vanzelf bij de documenten. Deze zijn verzonden voordat de boekhouding aanstond, en staan er nog niet bij.',
  from: 'Vanaf factuurdatum',
  willAdd: (count: number) =>
    count === 1 ? '1 factuur wordt een document.' : `${count} facturen worden documenten.`,
  twice:
    'Let op: voeg geen facturen toe die al als document zijn aangeleverd of die al in Twinfield staan. Die zouden dubbel worden geboekt.',
  cancel: 'Annuleren',
  add: 'Toevoegen',
  done: 'Gelukt!',
  added: (count: number) =>
    count === 1
      ? '1 factuur komt zo bij de documenten te staan'
      : `${count} facturen komen zo bij de documenten te staan`,
};
