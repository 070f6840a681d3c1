import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';

export const texts = {
  title: 'Documenten',
  upload: 'Uploaden',
  refresh: 'Vernieuwen',
  period: 'Aanleverdatum',
  tabs: { all: 'Alle documenten', to_progress: 'Te verwerken' },
  columns: { document: 'Document', label: 'Label', uploaded: 'Aanleverdatum', status: 'Status' },
  status: {
    [DocumentStatus.toProcess]: 'Te verwerken',
    [DocumentStatus.toBook]: 'Nog te boeken',
    [DocumentStatus.booked]: 'Geboekt',
    [DocumentStatus.questions]: 'Vragen',
    [DocumentStatus.inProgress]: 'In verwerking',
  },
  packageDifference: {
    changed: 'Gewijzigd in Twinfield',
    deleted: 'Verwijderd in Twinfield',
  },
  tag: { INK: 'Inkoop (INK)', VRK: 'Verkoop (VRK)' },
  failedBooking: 'Er ging iets mis bij het laden van de boeking',
  noNumber: '(nog geen nr.)',
  noTag: '–',
  none: 'Upload je eerste documenten',
  noneHint: 'Deze kunnen daarna geboekt worden.',
  arriving: 'Je documenten worden geüpload',
  arrivingHint: 'Ze komen hier te staan zodra ze binnen zijn.',
  list: {
    search: 'Zoek...',
    nothingFound: 'Geen documenten gevonden',
    failed: 'Er ging iets mis bij het laden van de documenten',
    loading: 'Documenten laden...',
  },
};
