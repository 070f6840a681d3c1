import type { KvkData } from '@boekwerk/shared/contract/kvk';

/** The trade register. */
export type KvkRegister = {
  /**
   * @returns `null` for a number that the register does not know
   * @throws Error when it is away, slow or makes no sense
   */
  lookUp: (coc_number: string) => Promise<KvkData | null>;
};
