import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type {
  LinkingReply,
  UncoupledAccount,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import type * as v from 'valibot';
import { useConnection } from '../../parts/link-bar/use-connection';
import { texts } from '../texts';
import { useCreateLink, useRefreshLinks, useRelationLink } from './queries';
import { useMadeRelation } from './use-made-relation';

type Setup = { id: number | null; type: RelationLedgerType; document: BookingDocument };
type Named = { id: number; name: string };
/** A dialog, and the relation that it is about. */
type Opened = { dialog: 'add' | 'edit' | 'link'; of: number | null };
/** Who in the accounting package looks like a relation. */
type Alike = { of: number; accounts: readonly UncoupledAccount[] };

/** What the chosen relation is in the accounting package, and what can be done when it is nothing there yet. */
export function useLinkedRelation({ id, type, document }: Setup) {
  const notices = useNotices();
  const { data: connection } = useConnection();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [alike, setAlike] = useState<Alike | null>(null);
  /** Just added: its name is not read yet, and that it is not linked is no news. */
  const [added, setAdded] = useState<Named | null>(null);
  const making = useMadeRelation();
  const refresh = useRefreshLinks();
  const { data: link } = useRelationLink(type, id);
  const { mutate: create, isPending } = useCreateLink();

  const account = link?.ledger_account ?? null;
  const isLinked = account?.active === true;
  const isMade = id !== null && making.relation_id === id && !account;
  const made = isMade ? [texts.relation.making, making.waits_for].filter(Boolean).join(' ') : null;
  const canLink =
    id !== null && link !== undefined && !isLinked && connection?.is_connected === true;
  const relation = relationOf(id, [
    ...(link ? [link.client] : []),
    ...(added ? [added] : []),
    ...(document.supplier_relation_id === id && id !== null
      ? [{ id, name: document.supplier ?? '' }]
      : []),
  ]);

  const proposals = alike?.of === id ? alike.accounts : [];
  const open = (dialog: Opened['dialog']) => setOpened({ dialog, of: id });
  /** Another relation may be chosen by then, and another dialog open. */
  const take = ({ proposals, link, task }: v.InferOutput<typeof LinkingReply>, of: number) => {
    setAlike({ of, accounts: proposals });
    const next: Opened | null = proposals.length > 0 ? { dialog: 'link', of } : null;
    setOpened((now) => (now === null || (now.dialog === 'link' && now.of === of) ? next : now));
    if (link) notices.success(texts.done, texts.relation.linked);
    if (task) making.follow(task, of);
  };
  const make = (relation_id: number, is_confirmed: boolean) =>
    create(
      { relation_id, booking_item_id: document.id, is_confirmed },
      { onSuccess: (reply) => take(reply, relation_id), onError: notices.failed },
    );

  return {
    relation,
    known: relation ? [relation] : [],
    proposals,
    opened: opened?.of === id ? opened.dialog : null,
    isCreating: isPending,
    canLink,
    warning: warningOf({ isKnown: link !== undefined, account, made, isNew: added?.id === id }),
    add: () => open('add'),
    edit: () => open('edit'),
    edited: () => {
      setOpened(null);
      void refresh();
    },
    link: () => {
      setAlike(null);
      open('link');
    },
    close: () => setOpened(null),
    linked: () => {
      setOpened(null);
      notices.success(texts.done, texts.relation.linked);
    },
    /** Makes the chosen relation in the package, also when one there looks like it. */
    create: () => id !== null && make(id, proposals.length > 0),
    added: (relation: Named) => {
      setOpened(null);
      setAdded(relation);
      if (connection?.is_connected) make(relation.id, false);
    },
  };
}

const relationOf = (id: number | null, known: readonly Named[]): Named | undefined =>
  known.find((one) => one.id === id);

type Known = {
  isKnown: boolean;
  account: { active: boolean } | null;
  /** What is said while it is being made. */
  made: string | null;
  isNew: boolean;
};

function warningOf({ isKnown, account, made, isNew }: Known): string | undefined {
  if (made !== null) return made;
  if (!isKnown || account?.active) return undefined;
  if (account) return texts.relation.ended;
  return isNew ? undefined : texts.relation.notLinked;
}
