const STORED = 'boekwerk.sneltoetsen';

/** Whether single keys do something; who steers by voice may want them off. */
export const areKeysOn = () => localStorage.getItem(STORED) !== 'uit';

export const switchKeys = (isOn: boolean) => localStorage.setItem(STORED, isOn ? 'aan' : 'uit');
