import type { Client } from '@boekwerk/shared/contract/relations';
import { partyName } from '@boekwerk/shared/domain/client-kind';
import { Button } from '@boekwerk/shared/ui/button';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { Flex } from '@boekwerk/shared/ui/layout';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import type { Widgets } from '@boekwerk/shared/widgets';
import { ClientFields } from './client-fields';
import { useClient } from './queries';
import { texts } from './texts';
import { useClientForm } from './use-client-form';

type Props = Widgets['relations/client-form'];

/** The form of a client on a page of another remote. */
export function Widget({ clientId, ...events }: Props) {
  if (clientId === undefined) return <Form {...events} />;
  return <ExistingClient key={clientId} clientId={clientId} {...events} />;
}

function ExistingClient({ clientId, ...events }: Props & { clientId: number }) {
  const { data: client, error, refetch, isFetching } = useClient(clientId);
  if (client) return <Form client={client} {...events} />;
  if (!error) return <FormSkeleton rows={8} />;
  return (
    <ErrorState
      title={texts.failed}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function Form({ client, onSaved, onCancel }: Omit<Props, 'clientId'> & { client?: Client }) {
  const confirm = useConfirm();
  const { form, submit, isChanged, isSaving } = useClientForm(client, (saved) =>
    onSaved({ id: saved.id, name: partyName(saved) }),
  );

  async function cancel() {
    if (!isChanged || (await confirm({ text: texts.leave }))) onCancel();
  }
  return (
    // Its own form only: the page around it has one as well.
    <form
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
    >
      <ClientFields form={form} />
      <Flex justify="end" gap={8} style={{ marginTop: 16 }}>
        <Button onClick={() => void cancel()}>{texts.cancel}</Button>
        <Button type="primary" htmlType="submit" disabled={!isChanged} loading={isSaving}>
          {texts.save}
        </Button>
      </Flex>
    </form>
  );
}
