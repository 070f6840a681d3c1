import type { ClientAccess, CompanyUser } from '@boekwerk/shared/contract/company-users';
import { ASSIGNMENT_NAMES } from '@boekwerk/shared/domain/user/rights';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { Muted } from '@boekwerk/shared/ui/text';
import { userName } from '../user-name';
import { useChangeAccess } from './queries';
import { texts } from './texts';

type Props = { client: ClientAccess; colleague: CompanyUser };

/** What a colleague may do at a client; choosing something else saves it. There are hundreds, so it is a plain select. */
export function RightChoice({ client, colleague }: Props) {
  const change = useChangeAccess();
  const { failed } = useNotices();
  if (colleague.is_owner) return <Muted>{texts.all}</Muted>;

  const saved = typeAt(client, colleague);
  const type = change.isPending ? change.variables.type : saved;
  const choose = (value: string) =>
    change.mutate(
      { user_id: colleague.id, client_id: client.id, type: TYPES[value] ?? null },
      { onError: failed },
    );
  return (
    <select
      className={`settings-access-choice ${type === null ? 'settings-access-none' : ''}`}
      aria-label={texts.rightOf(userName(colleague), client.name)}
      aria-busy={change.isPending}
      value={type === null ? '' : String(type)}
      // Who does not have it cannot be given what is no longer offered.
      disabled={saved === null && !isChoosable(client)}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{texts.none}</option>
      <option value="0">{ASSIGNMENT_NAMES[0]}</option>
      <option value="1">{ASSIGNMENT_NAMES[1]}</option>
    </select>
  );
}

const TYPES: Partial<Record<string, 0 | 1>> = { '0': 0, '1': 1 };

/** Whether it can be given to who does not have it. */
export const isChoosable = ({ type, hidden }: ClientAccess) => type === 0 && hidden === 0;

/** What a colleague may do at a client; null when they do not see it. */
export const typeAt = ({ access }: ClientAccess, { id }: Pick<CompanyUser, 'id'>) =>
  access.find(({ user_id }) => user_id === id)?.type ?? null;
