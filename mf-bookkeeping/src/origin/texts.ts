export const texts = {
  cut: 'Geknipt uit',
  merge: 'Samengevoegd van',
  move: 'Verplaatst uit',
  parts: 'Ook hieruit geknipt',
  otherAdministration: 'Een andere administratie',
  pages: (count: number, ranges: string) =>
    count === 1 ? `pagina ${ranges}` : `pagina’s ${ranges}`,
  inTrash: 'in de prullenbak',
  more: (count: number) => `en nog ${count}`,
};
