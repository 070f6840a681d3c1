export const texts = {
  title: 'Twinfield koppeling',
  status: 'Status',
  connected: 'Gekoppeld',
  expired: 'Verlopen',
  office: 'Administratie',
  noOffice: 'Nog geen administratie gekozen',
  until: 'Geldig tot',
  noEnd: 'Zonder einddatum',
  expiredText: 'De koppeling is verlopen: er gaat niets meer naar Twinfield.',
  firm: {
    none: 'Je kantoor is nog niet gekoppeld',
    noneText: 'Zodra je kantoor met Twinfield is gekoppeld, zie je hier tot wanneer dat geldt.',
  },
  client: {
    none: 'Onderneming is nog niet gekoppeld',
    noneText:
      'Zodra deze onderneming met Twinfield is gekoppeld, zie je hier met welke administratie en tot wanneer.',
  },
  failed: 'Er ging iets mis bij het laden van de Twinfield koppeling',
};
