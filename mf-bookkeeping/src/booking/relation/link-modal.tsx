import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { readAgain } from '@boekwerk/shared/api-client/read-again';
import {
  saveRelationLink,
  type UncoupledAccount,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { Button } from '@boekwerk/shared/ui/button';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { Modal } from '@boekwerk/shared/ui/modal';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { useState } from 'react';
import { texts } from '../texts';
import { ledgerTypeOf, useRelationLink, useSaveLink, useUncoupledAccounts } from './queries';

type Props = {
  tag: Tag;
  relation: { id: number; name: string };
  /** Who in the package looks like it, when one was about to be made. */
  proposals: readonly UncoupledAccount[];
  isCreating: boolean;
  onLinked: () => void;
  /** Makes a new one in the package. */
  onCreate: () => void;
  onClose: () => void;
};

/** Says which debtor or creditor of the package a relation is. */
export function LinkModal(props: Props) {
  const { tag, relation, proposals, isCreating, onLinked, onCreate, onClose } = props;
  const form = useContractForm(saveRelationLink.body, { relation_id: relation.id, id: null });
  const saveFailed = useSaveFailed(form.setError);
  const { mutateAsync: save, isPending } = useSaveLink();
  const linked = useLinked(tag, relation.id);
  const search = useServerSearch();
  const found = useUncoupledAccounts(ledgerTypeOf(tag), relation.id, search.asked);
  const link = form.handleSubmit((filled) =>
    save({ ...filled, replaces: linked.id }).then(onLinked, async (error) => {
      if (!(await linked.isOtherBy(error))) saveFailed(error);
    }),
  );
  const { linkTitle, linkText, alike } = texts.relation;

  return (
    <Modal
      open
      title={linkTitle(relation.name)}
      onCancel={onClose}
      footer={
        <div className="bookkeeping-booking-actions">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button loading={isCreating} disabled={isPending} onClick={onCreate}>
            {texts.relation.create}
          </Button>
          <Button type="primary" loading={isPending} disabled={isCreating} onClick={() => link()}>
            {texts.relation.link}
          </Button>
        </div>
      }
    >
      {linked.change && (
        <div role="alert">
          <InfoBar tone="amber">{linked.change}</InfoBar>
        </div>
      )}
      <p>{proposals.length > 0 ? alike : linkText[tag]}</p>
      <SelectField
        control={form.control}
        name="id"
        label={texts.relation.account}
        required
        placeholder={texts.relation.chooseAccount}
        onSearch={search.type}
        isWaiting={search.isWaitingFor(found)}
        nothingFound={texts.relation.noAccounts}
        answer={found}
        options={(found.data?.data ?? []).map(optionOf)}
      />
    </Modal>
  );
}

/** The debtor or creditor that a relation is linked with, which a save puts another in the place of. */
function useLinked(tag: Tag, relation_id: number) {
  const query = useRelationLink(ledgerTypeOf(tag), relation_id);
  const account = query.data?.ledger_account ?? null;
  const id = account?.ledger_account_id ?? null;
  const [before] = useState(id);
  return {
    id,
    /** What somebody else made of it since the dialog was opened. */
    change: id !== before && texts.relation.linkedMeanwhile(account),
    /** Whether a save was refused because somebody else had linked it, which is shown from then on. */
    isOtherBy: async (error: unknown): Promise<boolean> => {
      if (!(error instanceof ApiError) || error.status !== 409) return false;
      const now = await readAgain(query).catch(() => query.data);
      return (now?.ledger_account?.ledger_account_id ?? null) !== id;
    },
  };
}

const optionOf = ({ id, code, name, proposed_by }: UncoupledAccount) => ({
  value: id,
  label: `${code} ${name}${proposed_by.length > 0 ? ` (${texts.relation.proposed})` : ''}`,
});
