const STORED = 'boekwerk.sneltoetsen';

/** Whether single keys do something; who steers by voice may want them off. */
export const areListKeysEnabled = () => localStorage.getItem(STORED) !== 'uit';

export const setListKeysEnabled = (isOn: boolean) =>
  localStorage.setItem(STORED, isOn ? 'aan' : 'uit');
