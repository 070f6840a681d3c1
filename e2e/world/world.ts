/** Where the product under test is. */
export type World = {
  url: string;
  apiUrl: string;
  mailUrl: string;
  /** The stand-in of the accounting package. */
  accountingUrl: string;
  /** The released builds, which all worlds share; a test that changes them does so in a copy (`deploy`). */
  wwwDir: string;
  /** For files of this run; thrown away with it. */
  folder: string;
};

let current: World | undefined;

/** Tells all that runs in this process of the test runner where its product is. */
export function describeWorld(world: World): void {
  current = world;
}

export function theWorld(): World {
  if (!current) throw new Error('No product is running yet');
  return current;
}
