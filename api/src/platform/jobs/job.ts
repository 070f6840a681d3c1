/** A kind of work that is queued in a transaction and done after it. */
export type Job<Name extends string = string> = {
  name: Name;
  /**
   * How long it may take. One that takes longer is complained of and holds up no others of its kind any more; it is
   * begun a second time only when its process has ended.
   */
  seconds: number;
  /** When it comes round by itself, as cron in Dutch time. */
  cron?: string;
  /** Also done when a worker starts, for what it missed while none ran. */
  atStart?: true;
};

/** Must do the same once or twice: it can be run again after a crash. */
export type Handler<Data> = (data: Data) => Promise<void>;

/** Who does a job, and what rows wait for one: the data of the job that each of them should have. */
export type JobRegistration<Data> = { handler: Handler<Data>; waiting?: () => Promise<Data[]> };
