import type { Rights } from './choose-rights';
import { CompanyRow } from './company-row';
import { texts } from './texts';
import type { ChangeRights } from './use-rights';

/** A client that a colleague was given and that is no longer offered: it was hidden since, or is a person. */
export type NotOffered = { id: number; name: string; hidden: 0 | 1 };

type Props = { clients: readonly NotOffered[]; rights: Rights; change: ChangeRights };

/** What a colleague still sees though it is offered to nobody, above what is. */
export function NotOfferedList({ clients, rights, change }: Props) {
  if (clients.length === 0) return null;
  return (
    <div className="settings-rights-list">
      <ul>
        {clients.map(({ id, name, hidden }) => (
          <CompanyRow
            key={id}
            id={id}
            change={change}
            name={hidden === 1 ? texts.hidden(name) : name}
            type={rights.find(({ enterprise_id }) => enterprise_id === id)?.type}
          />
        ))}
      </ul>
    </div>
  );
}
