import { formatQuantity } from '@boekwerk/shared/domain/money/format';
import type { ImportTexts } from '@boekwerk/shared/ui/sheet-import';

const counted = (count: number) =>
  `${formatQuantity(count)} ${count === 1 ? 'product' : 'producten'}`;

const importing: ImportTexts = {
  templateHint:
    'Gebruik het bestand van je vorige pakket, of vul het voorbeeldbestand in. Het tweede werkblad legt de kolommen uit.',
  templateName: 'Voorbeeld producten.xlsx',
  dropHint: 'Excel (.xlsx of .xls) of .csv, tot 5.000 producten en 10 MB',
  existing: 'Producten die er al zijn',
  choices: [
    {
      value: 'merge',
      label: 'Samenvoegen',
      hint: 'Wat in het bestand staat vervangt wat er is; een lege cel laat staan wat er is. Facturen houden wat erop stond.',
    },
    { value: 'skip', label: 'Overslaan', hint: 'Producten die er al zijn blijven zoals ze zijn.' },
    {
      value: 'add',
      label: 'Toch toevoegen',
      hint: 'Er komt een tweede product met dezelfde naam.',
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
  products: 'Producten',
  title: 'Producten importeren',
  import: importing,
};
