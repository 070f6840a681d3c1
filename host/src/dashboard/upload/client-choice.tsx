import { useSettled } from '@boekwerk/shared/api-client/use-settled';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { useId, useState } from 'react';
import { FailedBar } from '../failed-bar';
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
  const [search, setSearch] = useState('');
  const clients = useFirmClients(useSettled(search));
  // The select itself remembers the name of who was chosen, when another search leaves them out.
  const found: Client[] = (clients.data?.data ?? [])
    .filter(({ is_parent }) => !is_parent)
    .map(({ enterprise }) => enterprise);

  return (
    <div className="client-choice">
      <label htmlFor={id}>{texts.client}</label>
      <SelectInput
        id={id}
        value={client?.id}
        options={found.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => onChange(found.find((one) => one.id === chosen) ?? null)}
        onSearch={setSearch}
        isLoading={clients.isFetching}
        placeholder={texts.chooseClient}
        nothingFound={clients.isPending ? texts.loading : texts.noClients}
        disabled={disabled}
      />
      {clients.error && <FailedBar text={texts.clientsFailed} query={clients} />}
    </div>
  );
}
