export const texts = {
  title: 'Factuurcontrole',
  complete: 'Alles staat erop',
  for: { law: 'Volgens de wet', 'e-invoice': 'Voor e-factureren' },
  mend: {
    company: 'Naar bedrijfsgegevens',
    customer: 'Bewerk klant',
    invoice: 'Naar het veld',
  },
};
