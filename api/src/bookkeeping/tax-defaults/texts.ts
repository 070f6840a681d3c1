export const TEXTS = {
  notLinked: 'Onderneming is nog niet gekoppeld',
  otherSide: 'Kies voor verkoop een btw-code van verkoop, en voor inkoop een van inkoop',
  twice: 'Elke btw-soort komt één keer voor',
} as const;
