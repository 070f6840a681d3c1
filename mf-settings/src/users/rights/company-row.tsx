import type { CompanyRight } from '@boekwerk/shared/contract/company-users';
import { ASSIGNMENT_NAMES } from '@boekwerk/shared/domain/user/rights';
import { Checkbox } from '@boekwerk/shared/ui/fields';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { memo } from 'react';
import { chooseType, tick, untick } from './choose-rights';
import { texts } from './texts';
import type { ChangeRights } from './use-rights';

type Type = CompanyRight['type'];

type Props = {
  id: number;
  name: string;
  /** Undefined while it is not ticked. */
  type: Type | undefined;
  change: ChangeRights;
};

/**
 * One client: whether a colleague sees it, and what they may do there. There may be hundreds, each with a select: a
 * tick draws its own row again and no other.
 */
export const CompanyRow = memo(({ id, name, type, change }: Props) => (
  <li>
    <Checkbox
      checked={type !== undefined}
      onChange={({ target: { checked } }) =>
        change((rights) => (checked ? tick(rights, [id]) : untick(rights, id)))
      }
    >
      {name}
    </Checkbox>
    <SelectInput<Type>
      aria-label={texts.typeFor(name)}
      placeholder={texts.noAccess}
      value={type}
      options={options}
      onChange={(chosen) => chosen !== null && change((rights) => chooseType(rights, id, chosen))}
    />
  </li>
));

const options = ([0, 1] as const).map((value) => ({ value, label: ASSIGNMENT_NAMES[value] }));
