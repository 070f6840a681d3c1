type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** Every hour, or one of them; not the third of the day, which the clock skips in spring and repeats in autumn. */
type Hour = '*' | `${Exclude<Digit, 2>}` | `1${Digit}` | `2${0 | 1 | 2 | 3}`;

/** A kind of work that is queued in a transaction and done after it. */
export type Job<Name extends string = string> = {
  name: Name;
  /**
   * How long it may take. One that takes longer is complained of and holds up no others of its kind any more; it is
   * begun a second time only when its process has ended.
   */
  seconds: number;
  /** When it runs by itself: a cron expression in Dutch time, of every day. */
  cron?: `${string} ${Hour} * * *`;
  /** Also runs when a worker starts, to catch up on missed runs. */
  atStart?: true;
};

/** Must be idempotent: it may run again after a crash. */
export type Handler<Data> = (data: Data) => Promise<void>;

/** The handler of a job, and the rows that wait for one, as the data of the job that each should have. */
export type JobRegistration<Data> = { handler: Handler<Data>; waiting?: () => Promise<Data[]> };
