export const texts = {
  left: (photos: number, documents: number) =>
    `Je hebt nog ${[countOfPhotos(photos), countOfDocuments(documents)]
      .filter((text) => text !== '')
      .join(' en ')} die niet ${photos + documents === 1 ? 'is' : 'zijn'} verstuurd.`,
  goOn: 'Verder',
  discard: 'Weggooien',
  question: {
    title: 'Wat niet is verstuurd weggooien?',
    text: 'Het is alleen in deze browser bewaard, en komt niet terug.',
    confirmText: 'Weggooien',
    isDelete: true,
  },
};

const countOfPhotos = (count: number) =>
  count === 0 ? '' : count === 1 ? '1 foto' : `${count} foto’s`;

const countOfDocuments = (count: number) =>
  count === 0 ? '' : count === 1 ? '1 document' : `${count} documenten`;
