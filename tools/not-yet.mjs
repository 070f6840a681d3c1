/** What a build counts on is not released. Where all is released at once it may be so in a moment. */
export class NotYet extends Error {}
