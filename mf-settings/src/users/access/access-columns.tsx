import type { ClientAccess, CompanyUser } from '@boekwerk/shared/contract/company-users';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { userName } from '../user-name';
import { RightChoice } from './right-choice';
import { texts } from './texts';

/** A column per colleague, beside the names of the clients. */
export const accessColumns = (
  colleagues: readonly CompanyUser[],
  onOpen: (client: ClientAccess) => void,
): ListColumns<ClientAccess> => [
  {
    key: 'name',
    title: texts.client,
    sorter: true,
    className: 'settings-access-client',
    render: (_, client) => (
      <button type="button" className="bw-row-open" onClick={() => onOpen(client)}>
        {nameOf(client)}
      </button>
    ),
  },
  ...colleagues.map((colleague) => ({
    key: String(colleague.id),
    title: userName(colleague),
    className: 'settings-access-colleague',
    render: (_: unknown, client: ClientAccess) => (
      <RightChoice client={client} colleague={colleague} />
    ),
  })),
];

function nameOf({ name, type, hidden }: ClientAccess): string {
  if (type === 1) return texts.person(name);
  return hidden === 1 ? texts.hidden(name) : name;
}
