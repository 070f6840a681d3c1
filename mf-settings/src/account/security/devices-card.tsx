import type { Security } from '@boekwerk/shared/contract/security';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { Card } from '@boekwerk/shared/ui/layout';
import { type ListColumns, ShortList } from '@boekwerk/shared/ui/list';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useButtonsFocus } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import { useDeleteDevice } from './queries';
import { texts } from './texts';
import '../../settings.css';

type Device = Security['devices'][number];

/** Where the second factor is not asked for a while. */
export function DevicesCard({ devices }: { devices: readonly Device[] }) {
  const notices = useNotices();
  const forget = useDeleteDevice();
  const { buttons } = useButtonsFocus(devices.map(({ id }) => id).join());
  const actions = ({ id, name }: Device) => [
    {
      key: 'forget',
      label: texts.devices.forget,
      onClick: () =>
        forget.mutate(id, {
          onSuccess: () => notices.success(texts.done, texts.devices.forgotten(name)),
          onError: notices.failed,
        }),
    },
  ];
  return (
    <Card title={texts.devices.title}>
      <div ref={buttons} className="settings-rows">
        <p>
          <Muted>{devices.length > 0 ? texts.devices.text : texts.devices.none}</Muted>
        </p>
        {devices.length > 0 && (
          <ShortList<Device>
            rows={devices}
            columns={columns}
            phoneRow={({ name, expires_at }) => ({
              title: name,
              meta: texts.devices.until(formatInstant(expires_at)),
            })}
            rowName={({ name }) => name}
            rowActions={actions}
          />
        )}
      </div>
    </Card>
  );
}

const columns: ListColumns<Device> = [
  { key: 'name', title: texts.devices.name, dataIndex: 'name' },
  {
    key: 'last_used_at',
    title: texts.devices.lastUsed,
    render: (_, { last_used_at }) => formatInstant(last_used_at),
  },
  {
    key: 'expires_at',
    title: texts.devices.expires,
    render: (_, { expires_at }) => formatInstant(expires_at),
  },
];
