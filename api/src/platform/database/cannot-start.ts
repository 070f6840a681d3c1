/** What stands in the way of the start, as a Dutch sentence that says what to do. */
export class CannotStart extends Error {}
