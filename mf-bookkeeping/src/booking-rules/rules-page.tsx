import {
  type BookingRule,
  BookingRuleQuery,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { Button } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { DeleteOutlined, EditOutlined, PlusOutlined } from '@boekwerk/shared/ui/icons';
import { Flex } from '@boekwerk/shared/ui/layout';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { useEffect, useState } from 'react';
import { forgetRuleDraft, type RuleDraft, ruleDraft } from '../parts/rule-draft/rule-draft';
import { OutcomesModal } from './outcomes-modal';
import { useRules } from './queries';
import { ruleColumns } from './rule-columns';
import { RuleModal } from './rule-modal';
import { texts } from './texts';
import { useRemoveRule } from './use-remove-rule';

type Opened = { rule?: BookingRule; given?: RuleDraft };

/** A rule that was begun with the lines of a document is open at once. */
function openedByDraft(): Opened | null {
  const given = ruleDraft();
  return given && { given };
}

/** /administration/accountant/rules: how the firm books suppliers, for all its clients. */
export function RulesPage() {
  const list = useListState(BookingRuleQuery, { remember: 'booking-rules' });
  const rules = useRules(list.query);
  const [opened, setOpened] = useState<Opened | null>(openedByDraft);
  useEffect(forgetRuleDraft, []);
  const [isCounted, setCounted] = useState(false);
  const close = () => setOpened(null);
  const open = (rule: BookingRule) => setOpened({ rule });
  const remove = useRemoveRule(close);
  const newRule = <NewRule onClick={() => setOpened({})} />;

  return (
    <>
      <ListPage
        title={texts.title}
        action={
          <Flex gap={8} wrap>
            <Button onClick={() => setCounted(true)}>{texts.outcomes.action}</Button>
            {newRule}
          </Flex>
        }
        list={list}
        query={rules}
        columns={ruleColumns(open)}
        onOpen={open}
        phoneRow={({ supplier_name, ledger_code, vat_code, description }) => ({
          title: supplier_name,
          amount: ledger_code,
          meta: [vat_code, description].filter(Boolean).join(' · '),
        })}
        rowActions={(rule) => actionsOn(rule, { open, remove })}
        empty={
          <EmptyState
            picture="documents"
            title={texts.none}
            text={texts.noneHint}
            action={newRule}
          />
        }
        texts={texts.list}
      />
      {isCounted && <OutcomesModal onClose={() => setCounted(false)} />}
      {opened && (
        <RuleModal {...opened} onRemove={(...one) => void remove(...one)} onClose={close} />
      )}
    </>
  );
}

function NewRule({ onClick }: { onClick: () => void }) {
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={onClick}>
      {texts.newRule}
    </Button>
  );
}

type Actions = { open: (rule: BookingRule) => void; remove: (rule: BookingRule) => Promise<void> };

const actionsOn = (rule: BookingRule, { open, remove }: Actions) => [
  { key: 'edit', label: texts.edit, icon: <EditOutlined />, onClick: () => open(rule) },
  {
    key: 'delete',
    label: texts.remove.action,
    icon: <DeleteOutlined />,
    isDanger: true,
    onClick: () => void remove(rule),
  },
];
