import type { PossibleDuplicate } from '@boekwerk/shared/contract/bookkeeping/duplicates';

export const texts = {
  because: {
    file: 'Hetzelfde bestand is al aangeleverd',
    number: 'Deze relatie heeft al een factuur met dit nummer',
    amount: 'Deze relatie heeft al een factuur met dit bedrag rond deze datum',
  } satisfies Record<PossibleDuplicate['reason'], string>,
  show: (name: string) => `Bekijk ${name}`,
};
