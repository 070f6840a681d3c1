export const texts = {
  done: 'Gelukt!',
  restored: (count: number) =>
    count === 1 ? '1 document is teruggezet' : `${count} documenten zijn teruggezet`,
  notRestored: (count: number) =>
    count === 1 ? '1 document is niet teruggezet' : `${count} documenten zijn niet teruggezet`,
};
