import { SelectInput } from '@boekwerk/shared/ui/select';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { useId } from 'react';
import { useFirmClients } from './queries';
import { texts } from './texts';
import './upload.css';

type Client = { id: number; name: string };

type Props = {
  client: Client | null;
  onChange: (client: Client | null) => void;
  disabled: boolean;
};

/** One of the firm's clients; the server searches. */
export function ClientChoice({ client, onChange, disabled }: Props) {
  const id = useId();
  const search = useServerSearch();
  const clients = useFirmClients(search.asked);
  // The select itself remembers the name of who was chosen, when another search leaves them out.
  const found: Client[] = (clients.data?.data ?? [])
    .filter(({ is_parent }) => !is_parent)
    .map(({ enterprise }) => enterprise);

  return (
    <div className="host-client-choice">
      <label htmlFor={id}>{texts.client}</label>
      <SelectInput
        id={id}
        value={client?.id}
        options={found.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => onChange(found.find((one) => one.id === chosen) ?? null)}
        onSearch={search.type}
        isWaiting={search.isWaitingFor(clients)}
        placeholder={texts.chooseClient}
        nothingFound={texts.noClients}
        answer={clients}
        disabled={disabled}
      />
    </div>
  );
}
