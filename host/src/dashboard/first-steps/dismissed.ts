import { currentSession } from '@boekwerk/shared/session/session-store';

/** Per user and company; a choice about this screen, so it outlives the session. */
const key = () =>
  `boekwerk.first-steps.${currentSession().user?.id}.${currentSession().relation_id}`;

export const areDismissed = (): boolean => localStorage.getItem(key()) !== null;

export const dismiss = (): void => localStorage.setItem(key(), 'weg');
