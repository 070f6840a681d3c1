import { MAX_ATTACHMENTS, MAX_ATTACHMENTS_BYTES } from '@boekwerk/shared/contract/attachments';
import { formatBytes } from '@boekwerk/shared/domain/money/format';

export const TEXTS = {
  attachment: 'Bijlage',
  tooMany: `Voeg hooguit ${MAX_ATTACHMENTS} bijlages toe`,
  tooMuch: `Bijlages mogen samen niet groter zijn dan ${formatBytes(MAX_ATTACHMENTS_BYTES)}`,
  wrongKind: 'Dit bestandstype wordt niet ondersteund',
};
