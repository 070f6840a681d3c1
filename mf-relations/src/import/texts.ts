import { formatQuantity } from '@boekwerk/shared/domain/money/format';
import type { ImportTexts } from '@boekwerk/shared/ui/sheet-import';

const counted = (count: number) =>
  `${formatQuantity(count)} ${count === 1 ? 'relatie' : 'relaties'}`;

const importing: ImportTexts = {
  templateHint:
    'Gebruik het bestand van je vorige pakket, of vul het voorbeeldbestand in. Het tweede werkblad legt de kolommen uit. Relaties die je al hebt wijzig je door ze te exporteren, in het bestand aan te passen en weer te importeren.',
  templateName: 'Voorbeeld relaties.xlsx',
  dropHint: 'Excel (.xlsx of .xls) of .csv, tot 5.000 relaties en 10 MB',
  existing: 'Relaties die er al zijn',
  choices: [
    {
      value: 'merge',
      label: 'Samenvoegen',
      hint: 'Wat in het bestand staat vervangt wat er is; een lege cel laat staan wat er is. Alleen in een rij met een relatienummer maakt een lege cel het veld leeg.',
    },
    { value: 'skip', label: 'Overslaan', hint: 'Relaties die er al zijn blijven zoals ze zijn.' },
    {
      value: 'add',
      label: 'Toch toevoegen',
      hint: 'Wat op een andere relatie lijkt wordt een nieuwe relatie. Een rij met een relatienummer wijzigt die relatie.',
    },
  ],
  imported: (created, updated) =>
    [
      created > 0 && `${counted(created)} toegevoegd`,
      updated > 0 && `${counted(updated)} gewijzigd`,
    ]
      .filter(Boolean)
      .join(', '),
};

export const texts = {
  title: 'Relaties importeren',
  import: importing,
};
