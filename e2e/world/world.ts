/** Where the product under test is. */
export type World = {
  url: string;
  apiUrl: string;
  mailUrl: string;
  /** The released builds of this run alone: a test may change them. */
  wwwDir: string;
  /** For files of this run; thrown away with it. */
  folder: string;
};

const KEY = 'BOEKWERK_E2E_WORLD';

/** Tells the test processes, which start later, where the product is. */
export function describeWorld(world: World): void {
  process.env[KEY] = JSON.stringify(world);
}

export const theWorld = (): World => JSON.parse(process.env[KEY] ?? '{}') as World;
