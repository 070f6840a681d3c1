import { formatQuantity } from '@boekwerk/shared/domain/money/format';

const counted = (count: number, one: string, more: string) =>
  `${formatQuantity(count)} ${count === 1 ? one : more}`;

export const texts = {
  title: 'Relaties importeren',
  template: '1. Maak een bestand',
  templateHint:
    'Vul het voorbeeldbestand in. Het tweede werkblad legt de kolommen uit. Relaties die je al hebt wijzig je door ze te exporteren, in het bestand aan te passen en weer te importeren.',
  download: 'Voorbeeldbestand downloaden',
  templateName: 'Voorbeeld relaties.xlsx',
  choose: '2. Kies het bestand',
  drop: 'Sleep het bestand hierheen of klik om te kiezen',
  dropAgain: 'Iets verbeterd? Sleep het bestand opnieuw hierheen of klik om te kiezen',
  dropHint: 'Excel (.xlsx of .xls) of .csv, tot 5.000 relaties en 10 MB',
  wrongKind: 'Dit bestandstype kan niet. Kies een .xlsx-, .xls- of .csv-bestand.',
  tooLarge: 'Bestand mag niet groter zijn dan 10 MB',
  unreadable:
    'Het bestand kan niet worden gelezen. Misschien is het intussen gewijzigd, verplaatst of nog geopend. Kies het opnieuw.',
  checking: 'Bestand controleren..',
  retry: 'Probeer opnieuw',
  checkFailed: 'Het bestand kon niet worden gecontroleerd.',
  importFailed: 'Het importeren is niet gelukt. Het bestand staat nog klaar.',
  result: '3. Controleer en importeer',
  outcome: (created: number, updated: number, unchanged: number) =>
    `${formatQuantity(created)} nieuw, ${formatQuantity(updated)} gewijzigd, ${formatQuantity(unchanged)} ongewijzigd`,
  good: 'Er zijn geen fouten.',
  acceptAlike: (count: number) =>
    count === 1
      ? 'Eén relatie lijkt op een die er al is. Toch toevoegen.'
      : `${formatQuantity(count)} relaties lijken op relaties die er al zijn. Toch toevoegen.`,
  nothingToDo: 'Er is niets te importeren: alles staat er al zo in.',
  errors: (count: number) => counted(count, 'fout', 'fouten'),
  errorsHint: 'Verbeter het bestand en kies het opnieuw. Er is nog niets opgeslagen.',
  warnings: (count: number) => counted(count, 'waarschuwing', 'waarschuwingen'),
  firstOf: (shown: number) => `Dit zijn de eerste ${shown}.`,
  columns: { row: 'Rij', cell: 'Cel', column: 'Kolom', message: 'Melding' },
  preview: 'Zo worden de eerste rijen gelezen',
  import: 'Importeren',
  imported: (created: number, updated: number) =>
    [
      created > 0 && `${counted(created, 'relatie', 'relaties')} toegevoegd`,
      updated > 0 && `${counted(updated, 'relatie', 'relaties')} gewijzigd`,
    ]
      .filter(Boolean)
      .join(', '),
};
