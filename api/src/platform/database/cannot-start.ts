/** Why the process cannot start, as a Dutch sentence that says what to do. */
export class CannotStart extends Error {}
