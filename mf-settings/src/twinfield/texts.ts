export const texts = {
  title: 'Twinfield koppeling',
  status: 'Status',
  connected: 'Gekoppeld',
  broken: 'Verbroken',
  office: 'Administratie',
  noOffice: 'Nog geen administratie gekozen',
  synced: 'Laatst gesynchroniseerd',
  neverSynced: 'Nog niet',
  brokenText: 'De koppeling is verbroken: er gaat niets meer naar Twinfield.',
  firm: {
    none: 'Je kantoor is nog niet gekoppeld',
    noneText: 'Zodra je kantoor met Twinfield is gekoppeld, zie je hier hoe het ermee staat.',
  },
  client: {
    none: 'Onderneming is nog niet gekoppeld',
    noneText:
      'Zodra deze onderneming met Twinfield is gekoppeld, zie je hier met welke administratie.',
  },
  failed: 'Er ging iets mis bij het laden van de Twinfield koppeling',
};
