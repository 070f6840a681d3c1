import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { Card } from '@boekwerk/shared/ui/layout';
import { SettingsPage } from '@boekwerk/shared/ui/settings-page';
import { CompanyHistory } from '../company-history';
import './export.css';
import { useExportCompany } from './queries';
import { texts } from './texts';

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
  const { mutate, isPending } = useExportCompany();
  return (
    <Button type="primary" icon={<DownloadOutlined />} loading={isPending} onClick={() => mutate()}>
      {texts.download}
    </Button>
  );
}
