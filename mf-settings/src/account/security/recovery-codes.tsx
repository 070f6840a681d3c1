import { saveText } from '@boekwerk/shared/plain/save-file';
import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { Space } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import './security.css';
import { texts } from './texts';
import '../../settings.css';

type Props = { codes: readonly string[]; onKept: () => void };

/** The recovery codes, for the only time that they can be seen. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const notices = useNotices();
  const lines = codes.join('\n');

  async function copy() {
    try {
      // A browser has no clipboard where the address is not https.
      await navigator.clipboard.writeText(lines);
      notices.success(texts.done, texts.recovery.copied);
    } catch {
      notices.error(texts.recovery.notCopied, texts.recovery.notCopiedText);
    }
  }
  return (
    <>
      <p className="settings-security-text">{texts.recovery.text}</p>
      <ul className="settings-recovery-codes" aria-label={texts.recovery.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Space wrap>
        <Button
          autoFocus
          icon={<DownloadOutlined aria-hidden />}
          onClick={() =>
            saveText(`${texts.recovery.fileHead}\n\n${lines}\n`, texts.recovery.fileName)
          }
        >
          {texts.recovery.download}
        </Button>
        <Button onClick={() => void copy()}>{texts.recovery.copy}</Button>
      </Space>
      <div className="settings-dialog-foot">
        <Button type="primary" onClick={onKept}>
          {texts.recovery.kept}
        </Button>
      </div>
    </>
  );
}
