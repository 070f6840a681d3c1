import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { Button } from '@boekwerk/shared/ui/button';
import type { Client } from '../parts/clients/use-clients';
import { texts } from './texts';

type Props = { client: Client; onOpen: (client: Client) => void };

/** Goes on among the documents of a client; a person has none. */
export function DocumentsLink({ client, onOpen }: Props) {
  if (client.type === 1) return null;
  return (
    <Button
      size="small"
      aria-label={texts.toDocumentsOf(partyName(client))}
      onClick={() => onOpen(client)}
    >
      {texts.toDocuments}
    </Button>
  );
}
