/** A name that the browser of the journeys knows as this machine, and the product as another one. */
export const OUTSIDE_HOST = 'boekwerk.test';
