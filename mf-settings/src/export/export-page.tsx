import { call } from '@boekwerk/shared/api-client/call';
import { exportCompany } from '@boekwerk/shared/contract/company-export';
import { saveFrom } from '@boekwerk/shared/plain/save-file';
import { useMutation } from '@boekwerk/shared/query';
import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { Card } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { CompanyHistory } from '../company-history';
import { texts } from './texts';
import './export.css';

/** /settings/company/export */
export function ExportPage() {
  return (
    <SettingsPage title={texts.title} action={<CompanyHistory />}>
      <Card title={texts.section}>
        <div className="settings-export">
          <p>{texts.intro}</p>
          <h3>{texts.what}</h3>
          <ul>
            {texts.holds.map((held) => (
              <li key={held}>{held}</li>
            ))}
          </ul>
          <p>{texts.how}</p>
          <DownloadAll />
          <p className="settings-export-kept">{texts.kept}</p>
        </div>
      </Card>
    </SettingsPage>
  );
}

function DownloadAll() {
  const notices = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportCompany, {}),
    onSuccess: (address) => {
      saveFrom(address);
      notices.success(texts.started, texts.startedHint);
    },
    onError: notices.failed,
  });
  return (
    <Button type="primary" icon={<DownloadOutlined />} loading={isPending} onClick={() => mutate()}>
      {texts.download}
    </Button>
  );
}
