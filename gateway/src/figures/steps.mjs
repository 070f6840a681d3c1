/** Where load times are told apart, in milliseconds. */
export const STEPS_MS = [50, 100, 200, 400, 800, 1600, 3200, 6400];
