const STORED = 'boekwerk.sneltoetsen';

/** Whether single-key shortcuts are on; users of voice control may want them off (WCAG 2.1.4). */
export const areShortcutsEnabled = () => localStorage.getItem(STORED) !== 'uit';

export const setShortcutsEnabled = (isOn: boolean) =>
  localStorage.setItem(STORED, isOn ? 'aan' : 'uit');
