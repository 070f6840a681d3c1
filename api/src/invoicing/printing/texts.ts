import type { Problem } from '../../formats/ubl/checks/rule';

export const TEXTS = {
  conceptHasNoUbl: 'Een concept heeft nog geen UBL',
};

/** `De UBL kan niet worden gemaakt: het btw-nummer van je bedrijf ontbreekt (BR-S-02).` */
export const ublRefused = (problems: readonly Problem[]) =>
  `De UBL kan niet worden gemaakt: ${problems.map(({ text, rule }) => `${text} (${rule})`).join(', ')}.`;
