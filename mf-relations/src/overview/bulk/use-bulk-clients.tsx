import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { type Notices, useNotices } from '@boekwerk/shared/ui/notices';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { texts as remote } from '../../texts';
import type { AssignModal as Modal } from './assign-modal';
import { useAssignClients, useHideClients } from './queries';
import { texts } from './texts';

type Client = AdministrationRelation;
type Keep = (ids: readonly number[]) => void;
type Chosen = { clients: readonly Client[]; keep: Keep };

/** What the firm's owner does to several clients at once; `dialog` asks to whom they are given. */
export function useBulkClients(): {
  actionsFor: (clients: readonly Client[], keep: Keep) => readonly ActionItem[];
  dialog: ReactNode;
} {
  const [assigning, setAssigning] = useState<Chosen | null>(null);
  const report = useReport();
  const notices = useNotices();
  const hide = useHideClients();
  const assign = useAssignClients();

  // As a promise: the page that asked may be gone by the time that it is taken back.
  const setHidden = (chosen: Chosen, hidden: 0 | 1): Promise<void> =>
    hide.mutateAsync({ relation_ids: idsOf(chosen.clients), hidden }).then((reply) => {
      const changed = chosen.clients.filter(({ enterprise }) =>
        reply.updated.includes(enterprise.id),
      );
      const back = hidden === 1 ? 0 : 1;
      report(reply, chosen, hidden === 1 ? texts.hidden : texts.shown, {
        label: remote.undo,
        onClick: () => void setHidden({ clients: changed, keep: () => {} }, back),
      });
    }, notices.failed);
  const actionsFor = (clients: readonly Client[], keep: Keep): ActionItem[] => {
    const ofState = (hidden: 0 | 1) => clients.filter((one) => one.enterprise.hidden === hidden);
    const assignable = ofState(0).filter(({ enterprise }) => enterprise.type === 0);
    const item = (key: string, label: string, of: readonly Client[], none: string) => ({
      key,
      label,
      ...(of.length === 0 && { disabledReason: none }),
    });
    return [
      {
        ...item('assign', texts.assign(assignable.length), assignable, texts.noneAssignable),
        onClick: () => setAssigning({ clients: assignable, keep }),
      },
      {
        ...item('hide', texts.hide(ofState(0).length), ofState(0), texts.noneShown),
        onClick: () => void setHidden({ clients: ofState(0), keep }, 1),
      },
      {
        ...item('show', texts.show(ofState(1).length), ofState(1), texts.noneHidden),
        onClick: () => void setHidden({ clients: ofState(1), keep }, 0),
      },
    ];
  };
  return {
    actionsFor,
    dialog: assigning && (
      <Suspense>
        <AssignModal
          count={assigning.clients.length}
          isBusy={assign.isPending}
          onClose={() => setAssigning(null)}
          onAssign={({ id, name }, type) =>
            assign.mutate(
              { userId: id, relation_ids: idsOf(assigning.clients), type },
              {
                onSuccess: (reply) => {
                  setAssigning(null);
                  report(reply, assigning, (count) => texts.assigned(count, name));
                },
                onError: notices.failed,
              },
            )
          }
        />
      </Suspense>
    ),
  };
}

/** Fetched when it is asked for; one that cannot be fetched does not open. */
const AssignModal = lazy(
  async (): Promise<{ default: ComponentType<ComponentProps<typeof Modal>> }> => {
    const dialog = await import('./assign-modal').catch(() => null);
    return { default: dialog?.AssignModal ?? (() => null) };
  },
);

const idsOf = (clients: readonly Client[]) => clients.map(({ enterprise }) => enterprise.id);

/** Says what was done, and of each that was refused why; those stay ticked. */
function useReport() {
  const notices = useNotices();
  return (
    { updated, failed }: BulkReply,
    { clients, keep }: Chosen,
    done: (count: number) => string,
    undo?: Parameters<Notices['success']>[2],
  ) => {
    const refused = failed.flatMap(({ id, message }) => {
      const client = clients.find(({ enterprise }) => enterprise.id === id);
      return client ? [{ client, message }] : [];
    });
    keep(refused.map(({ client }) => client.id));
    if (updated.length > 0) notices.success(remote.done, done(updated.length), undo);
    if (refused.length > 0)
      notices.error(
        texts.failed(refused.length),
        refused
          .map(({ client, message }) => texts.failure(partyName(client.enterprise), message))
          .join('\n'),
      );
  };
}
