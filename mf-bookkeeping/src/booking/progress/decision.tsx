import { type BookingDocument, decideBooking } from '@boekwerk/shared/contract/bookkeeping/booking';
import { Button } from '@boekwerk/shared/ui/button';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { TextField } from '@boekwerk/shared/ui/fields';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useDecideBooking } from '../queries';
import { texts } from '../texts';

type Props = { document: BookingDocument };

/** A person has looked in the package, and says whether the booking is there. */
export function Decision({ document: { id, attempt, transaction_number } }: Props) {
  const { uncertain } = texts;
  // Of what is being taken back the number is known.
  const isKnown = attempt?.kind === 'takeBack' && transaction_number !== null;
  const form = useContractForm(isThere, {
    is_booked: true,
    transaction_number: isKnown ? transaction_number : '',
  });
  const saveFailed = useSaveFailed(form.setError);
  const { mutateAsync: decide, isPending, variables } = useDecideBooking(id);
  const isDenied = variables?.is_booked === false;
  const confirm = useConfirm();
  const notices = useNotices();
  const submit = form.handleSubmit((filled) => decide(filled).catch(saveFailed));

  const deny = async () => {
    const isSure = await confirm({
      title: uncertain.isNotThereTitle,
      text: uncertain.isNotThereText,
      confirmText: uncertain.isNotThere,
    });
    if (isSure) await decide({ is_booked: false }).catch(notices.failed);
  };
  return (
    <form
      noValidate
      className="bookkeeping-booking-decision"
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
    >
      {!isKnown && (
        <TextField
          control={form.control}
          name="transaction_number"
          label={uncertain.number}
          maxLength={32}
          autoComplete="off"
        />
      )}
      <div className="bookkeeping-booking-actions">
        <Button loading={isPending && isDenied} disabled={isPending && !isDenied} onClick={deny}>
          {uncertain.isNotThere}
        </Button>
        <Button
          type="primary"
          htmlType="submit"
          loading={isPending && !isDenied}
          disabled={isPending && isDenied}
        >
          {uncertain.isThere}
        </Button>
      </div>
    </form>
  );
}

const [isThere] = decideBooking.body.options;
