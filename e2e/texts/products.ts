import type { Screen } from './screen';

const PATH = '/invoicing/product/overview';

export const products: Screen = {
  as: 'ondernemer',
  path: PATH,
  title: 'Producten',
  says: {
    buttons: ['Nieuw product'],
    placeholders: ['Zoek...'],
    columns: ['Naam', 'Beschrijving', 'Prijs'],
  },
  steps: [
    {
      do: [{ press: 'Acties' }, { press: 'Verwijderen' }],
      says: { texts: [/^Weet je zeker dat je .* wil verwijderen\?$/] },
    },
  ],
};

export const noProducts: Screen = {
  as: 'newcomer',
  path: PATH,
  title: 'Producten',
  says: {
    texts: ['Er zijn nog geen producten aangemaakt', 'Ga je gang en maak je eerste product aan'],
  },
  steps: [
    {
      do: [{ press: 'Nieuw product' }],
      says: { fields: ['Naam', 'Beschrijving', 'Prijs', 'Btw', 'Eenheid'] },
    },
    {
      do: [{ fill: 'Beschrijving', with: 'a' }, { press: 'Opslaan' }],
      says: { texts: ['Naam is verplicht', 'Bedrag is verplicht'] },
    },
  ],
};

export const importProducts: Screen = {
  as: 'ondernemer',
  path: '/invoicing/product/import',
  title: 'Producten importeren',
  says: { buttons: ['Importeren', 'Voorbeeldbestand downloaden'] },
};
