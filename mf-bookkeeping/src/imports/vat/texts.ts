export const texts = {
  title: 'Import BTW',
  why: 'Eén rij per factuur en btw-tarief. Controleer eerst: daarna wordt elke factuur een document, klaar om te boeken.',
  drop: 'Sleep het bestand hierheen of klik om te kiezen',
  templateName: 'import-btw.xlsx',
  outcome: (purchases: number, sales: number, skipped: number) =>
    [
      purchases === 1 ? '1 inkoopfactuur' : `${purchases} inkoopfacturen`,
      sales === 1 ? '1 verkoopfactuur' : `${sales} verkoopfacturen`,
      ...(skipped > 0 ? [`${skipped} al aanwezig`] : []),
    ].join(', '),
  allGood: 'Alles klopt: geen fouten.',
  nothing: 'Er is niets te importeren: alle facturen zijn er al.',
  imported: (count: number) =>
    count === 1
      ? '1 factuur is geïmporteerd en staat bij Te boeken'
      : `${count} facturen zijn geïmporteerd en staan bij Te boeken`,
};
