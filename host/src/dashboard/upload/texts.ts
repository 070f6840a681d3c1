export const texts = {
  administration: 'Upload administratie',
  documents: 'Upload documenten',
  client: 'Relatie',
  chooseClient: 'Kies een relatie',
  clientHint: 'Kies eerst voor welke relatie je documenten aanlevert.',
  noClients: 'Geen relaties gevonden',
  leave: {
    title: 'Het uploaden is nog bezig',
    text: 'Als je nu sluit, worden de overige bestanden niet geüpload.',
    confirmText: 'Uploaden afbreken',
    cancelText: 'Doorgaan met uploaden',
  },
};
