/** A kind of work that is queued in a transaction and done after it. */
export type Job<Name extends string = string> = {
  name: Name;
  /** When it comes round by itself, as cron in Dutch time. */
  cron?: string;
  /** Also done when a worker starts, for what it missed while none ran. */
  atStart?: true;
};

/** Must do the same once or twice: it can be run again after a crash. */
export type Handler<Data> = (data: Data) => Promise<void>;

/** Who does a job, and what rows wait for one: the data of the job that each of them should have. */
export type JobRegistration<Data> = { handler: Handler<Data>; waiting?: () => Promise<Data[]> };
