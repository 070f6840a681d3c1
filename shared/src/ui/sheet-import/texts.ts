import { formatQuantity } from '../../domain/money/format';

const counted = (count: number, one: string, more: string) =>
  `${formatQuantity(count)} ${count === 1 ? one : more}`;

export const texts = {
  template: '1. Maak een bestand',
  download: 'Voorbeeldbestand downloaden',
  choose: '2. Kies het bestand',
  drop: 'Sleep het bestand hierheen of klik om te kiezen',
  dropAgain: 'Iets verbeterd? Sleep het bestand opnieuw hierheen of klik om te kiezen',
  chooseFile: 'Kies het bestand',
  chooseAgain: 'Iets verbeterd? Kies het bestand opnieuw',
  wrongKind: 'Dit bestandstype kan niet. Kies een .xlsx-, .xls- of .csv-bestand.',
  tooLarge: 'Bestand mag niet groter zijn dan 10 MB',
  unreadable:
    'Het bestand kan niet worden gelezen. Misschien is het intussen gewijzigd, verplaatst of nog geopend. Kies het opnieuw.',
  checking: 'Bestand controleren..',
  retry: 'Opnieuw proberen',
  checkFailed: 'Het bestand kon niet worden gecontroleerd.',
  importFailed: 'Het importeren is niet gelukt. Het bestand staat nog klaar.',
  columnsTitle: '3. Wijs de kolommen toe',
  columnsHint:
    'Kies bij elke kolom van het bestand het veld waar hij in komt. Wat herkend is staat er al.',
  inFile: 'Kolom in het bestand',
  field: 'Veld',
  ignore: 'Negeren',
  fieldOf: (column: string) => `Veld van kolom ${column}`,
  unnamed: (letter: string) => `Kolom ${letter}`,
  empty: 'Geen waarden',
  noField: 'Geen veld gevonden',
  missing: 'Deze velden zijn nodig en hebben nog geen kolom',
  chooseColumn: 'Kies een kolom',
  noColumn: 'Geen kolom meer over',
  existingFirst: 'Kies eerst wat er gebeurt met rijen die er al zijn.',
  result: '4. Controleer en importeer',
  outcome: {
    created: 'nieuw',
    updated: 'samengevoegd',
    unchanged: 'ongewijzigd',
    skipped: 'overgeslagen',
    refused: 'geweigerd',
  },
  good: 'Er zijn geen fouten.',
  nothingToDo: 'Er is niets te importeren: alles staat er al zo in.',
  nothingGood:
    'Er is nog niets opgeslagen. Verbeter wat hieronder staat en kies het bestand opnieuw.',
  refusedHint: (count: number) =>
    count === 1
      ? 'Eén rij klopt niet en wordt niet geïmporteerd; de andere rijen wel. Je kunt hem ook eerst verbeteren en het bestand opnieuw kiezen.'
      : `${formatQuantity(count)} rijen kloppen niet en worden niet geïmporteerd; de andere rijen wel. Je kunt ze ook eerst verbeteren en het bestand opnieuw kiezen.`,
  stored: (what: string, refused: number) =>
    `${what}. ${refused === 1 ? 'Eén rij is' : `${formatQuantity(refused)} rijen zijn`} geweigerd: verbeter wat hieronder staat en kies het bestand opnieuw. Rijen die er al zijn worden dan herkend.`,
  errors: (count: number) => counted(count, 'fout', 'fouten'),
  warnings: (count: number) => counted(count, 'waarschuwing', 'waarschuwingen'),
  existing: (count: number) => counted(count, 'rij die er al is', 'rijen die er al zijn'),
  firstOf: (shown: number) => `Dit zijn de eerste ${shown}.`,
  columns: { row: 'Rij', cell: 'Cel', column: 'Kolom', message: 'Melding' },
  preview: 'Zo worden de eerste rijen gelezen',
  import: 'Importeren',
  close: 'Sluiten',
  done: 'Gelukt!',
};
