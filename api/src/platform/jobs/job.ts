/** A kind of work that is queued in a transaction and done after it. */
export type Job<Name extends string = string> = {
  name: Name;
  /**
   * How long it may take. One that takes longer is complained of and holds up no others of its kind any more; it is
   * begun a second time only when its process has ended.
   */
  seconds: number;
  /**
   * When it runs by itself: a cron expression in Dutch time, of every day. An hour that the clock skips in spring is left
   * out that night, one that it repeats in autumn comes twice.
   */
  cron?: `${string} ${string} * * *`;
  /** Also runs when a worker starts, to catch up on missed runs. */
  atStart?: true;
};

/** Must be idempotent: it may run again after a crash. */
export type Handler<Data> = (data: Data) => Promise<void>;

/** The handler of a job, and the rows that wait for one, as the data of the job that each should have. */
export type JobRegistration<Data> = { handler: Handler<Data>; waiting?: () => Promise<Data[]> };
