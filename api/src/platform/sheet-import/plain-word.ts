import { folded } from '@boekwerk/shared/domain/text/folded';

/** A word as it is compared: without case, accents, spaces and signs. `E-mailadres facturen` → `emailadresfacturen` */
export const plainWord = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');
