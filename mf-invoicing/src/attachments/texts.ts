export const texts = {
  title: 'Bijlages',
  none: 'Er zijn nog geen bijlages.',
  noneSent: 'Bij deze factuur zijn geen bijlages verstuurd.',
  files: 'Bestanden voor bijlage',
  onTheirWay: 'Bijlages die nog niet zijn toegevoegd',
  unsent: 'Nog niet alle bijlages zijn toegevoegd',
  waiting: 'Wordt toegevoegd zodra de factuur is opgeslagen',
  wrongKind: 'Dit bestandstype kan niet. Kies Word, Excel, tekst, XML, pdf of een afbeelding.',
  empty: 'Dit bestand is leeg.',
  failed: 'Toevoegen is niet gelukt. Probeer het opnieuw.',
  deleteQuestion: (name: string) =>
    `Weet je zeker dat je ${name} wilt verwijderen? Dit kan niet ongedaan gemaakt worden.`,
  added: 'Bijlages zijn toegevoegd',
  deleted: 'Bijlage is verwijderd',
};
