export const WELCOME = '/onboarding/adviser/welcome';
export const RELATIONS = '/onboarding/adviser/relations';

/** @param skipped whether the step of the first client was */
export const finished = (skipped: boolean) => `/onboarding/adviser/finished?skipped=${skipped}`;
