/** What the tests use of a package that has no types. */
declare module 's3rver' {
  class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; directory: string });
    store: { existsObject: (bucket: string, key: string) => Promise<boolean> };
    run: () => Promise<{ port: number }>;
    close: () => Promise<void>;
  }
  export = S3rver;
}
