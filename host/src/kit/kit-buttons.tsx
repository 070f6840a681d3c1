import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { Avatar } from '@boekwerk/shared/ui/avatar';
import { StatusBadge, type Tone } from '@boekwerk/shared/ui/badge';
import { Button, IconButton, LinkButton } from '@boekwerk/shared/ui/button';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { DeleteOutlined, DownOutlined, PlusOutlined } from '@boekwerk/shared/ui/icons';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { type ActionItem, ActionMenu } from '@boekwerk/shared/ui/menu';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import { Tooltip } from '@boekwerk/shared/ui/tooltip';

/** What is pressed, what it answers, and how a state is shown. */
export function KitButtons() {
  const confirm = useConfirm();
  const notices = useNotices();
  return (
    <Card title="Knoppen, meldingen en badges" extra={<Muted>24, 32 en 40 px</Muted>}>
      <InfoBar action={<Button size="small">Wijzig instellingen</Button>}>
        Dit is een <strong>herhaalfactuur</strong>.
      </InfoBar>
      <div className="host-kit-row">
        <Button type="primary" icon={<PlusOutlined />}>
          Nieuwe factuur
        </Button>
        <Button>Annuleren</Button>
        <Button disabled>Opslaan</Button>
        <Button type="primary" loading>
          Opslaan
        </Button>
        <Button danger icon={<DeleteOutlined />} onClick={() => confirm({ isDelete: true })}>
          Verwijderen
        </Button>
        <Button onClick={() => confirm()}>Vraag</Button>
        <LinkButton to="/dashboard">Naar dashboard</LinkButton>
        <IconButton label="Verwijderen" icon={<DeleteOutlined />} />
        <ActionMenu items={actions}>
          <Button icon={<DownOutlined />} iconPlacement="end">
            Acties (3)
          </Button>
        </ActionMenu>
        <Tooltip title="Alt+N">
          <Button size="small">Klein</Button>
        </Tooltip>
        <Button size="large">Groot</Button>
      </div>
      <div className="host-kit-row">
        <Button onClick={() => notices.success('Gelukt!', 'Je instellingen zijn opgeslagen')}>
          Gelukt
        </Button>
        <Button onClick={() => notices.failed(conflict)}>Mislukt</Button>
        <Button onClick={() => notices.failed(invalid)}>Ongeldig</Button>
        <Amount value={1284.5} />
        <Amount value={-121} />
      </div>
      <div className="host-kit-row">
        {badges.map(([tone, word]) => (
          <StatusBadge key={word} tone={tone}>
            {word}
          </StatusBadge>
        ))}
        <Avatar name="Mieke Visser" url={null} />
      </div>
    </Card>
  );
}

const conflict = new ApiError(409, {
  message: 'Factuur 2026-0042 is intussen gewijzigd door Mieke Visser',
  reference: 'k3f9a2',
});
const invalid = new ApiError(422, { message: 'Ongeldig', errors: { name: ['Verplicht'] } });

const nothing = () => {};
const actions: ActionItem[] = [
  { key: 'send', label: 'Verstuur factuur (3)', onClick: nothing },
  {
    key: 'paid',
    label: 'Markeer als betaald (0)',
    disabledReason: 'Alleen verzonden facturen kunnen betaald worden',
    onClick: nothing,
  },
  { key: 'delete', label: 'Verwijderen', isDanger: true, onClick: nothing },
];

const badges: [Tone, string][] = [
  ['neutral', 'Concept'],
  ['blue', 'Verzonden'],
  ['teal', 'Gedeeltelijk betaald'],
  ['green', 'Betaald'],
  ['red', 'Vervallen'],
  ['amber', 'Herinnerd (2)'],
  ['purple', 'Gecrediteerd'],
  ['indigo', 'Herhaalfactuur'],
];
