export const texts = {
  take: 'Foto maken',
  choose: 'Foto’s kiezen',
  photo: 'Foto',
  title: (count: number) => (count === 1 ? '1 foto' : `${count} foto’s`),
  hint: 'Zet ze in volgorde, en draai wat op zijn kant staat. Ze zijn nog niet geüpload.',
  name: (number: number) => `Foto ${number}`,
  turn: (number: number) => `Foto ${number} draaien`,
  remove: (number: number) => `Foto ${number} verwijderen`,
  upload: 'Uploaden',
  asOne: 'Als één document',
  apart: 'Als losse documenten',
  tooMany: (most: number) => `Hooguit ${most} foto’s worden samen één document.`,
  waiting: (count: number) =>
    count === 1 ? '1 foto is nog niet geüpload' : `${count} foto’s zijn nog niet geüpload`,
  /** @param isKept whether this browser has them */
  leave: (isKept: boolean) => ({
    title: 'Je foto’s zijn nog niet geüpload',
    text: isKept
      ? 'Ze blijven in deze browser bewaard: je kunt later verder.'
      : 'Als je nu weggaat, gaan ze verloren.',
    confirmText: 'Weggaan',
    cancelText: 'Blijven',
  }),
};
