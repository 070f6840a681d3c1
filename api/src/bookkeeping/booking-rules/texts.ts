import { MAX_BOOKING_RULES } from '@boekwerk/shared/contract/bookkeeping/booking-rules';

export const TEXTS = {
  rule: 'Kantoorregel',
  taken: {
    plain_name: 'Er is al een regel voor een leverancier met deze naam',
    tax_number: 'Er is al een regel voor dit btw-nummer',
    coc_number: 'Er is al een regel voor dit KvK-nummer',
    bank_account: 'Er is al een regel voor deze IBAN',
  },
  full: `Een kantoor heeft hooguit ${MAX_BOOKING_RULES} regels`,
} as const;
