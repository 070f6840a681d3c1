export const texts = {
  title: 'Gegevens meenemen',
  section: 'Alles in één zip',
  intro:
    'Je gegevens zijn van jou. Je neemt ze mee wanneer je wil, zonder kosten: voor je eigen archief, of omdat je overstapt.',
  what: 'Wat erin zit',
  holds: [
    'Facturen met regels en betalingen, en elke verzonden factuur als pdf',
    'Documenten met hun bestanden zoals ze zijn aangeleverd, ook uit de prullenbak',
    'Boekingen, vragen, grootboek en projecten',
    'Klanten, leveranciers, producten, gebruikers en de historie',
  ],
  how: 'De tabellen zijn csv-bestanden die je in Excel opent. In de zip staat hoe je controleert dat elk bestand compleet is.',
  kept: 'In de historie van je bedrijf staat wie de gegevens heeft meegenomen en wanneer.',
  download: 'Download alles',
  started: 'De download is begonnen',
  startedHint: 'Bij veel documenten duurt het even. Je kunt gewoon verder werken.',
};
