import { Button } from '@boekwerk/shared/ui/button';
import { Card } from '@boekwerk/shared/ui/layout';
import { Muted } from '@boekwerk/shared/ui/text';
import { DropArea } from '@boekwerk/shared/ui/upload';
import './logo-field.css';
import { useButtonsFocus } from '@boekwerk/shared/ui/states';
import { PICTURE_ACCEPT } from './picture-problem';
import { texts } from './texts';
import './settings.css';

type Props = {
  /** Where the logo is; null when there is none yet. */
  logo: string | null;
  /** Whose logo it is. */
  company: string;
  problem: string | null;
  disabled?: boolean;
  onFile: (file: File) => void;
  /** Takes the logo away, where it can be. */
  onRemove?: () => void;
};

/** The logo of a company, and a place to drop another one. */
export function LogoField({ logo, company, problem, disabled, onFile, onRemove }: Props) {
  const { buttons } = useButtonsFocus(logo === null ? 'none' : 'there');
  return (
    <Card
      title={texts.logo}
      extra={logo && onRemove && <Remove disabled={disabled} onRemove={onRemove} />}
    >
      <div ref={buttons} className="settings-logo">
        {logo ? <img src={logo} alt={texts.logoAlt(company)} /> : <Muted>{texts.noLogo}</Muted>}
        <DropArea
          label={texts.logoLabel}
          touchLabel={texts.chooseLogo}
          hint={texts.logoHint}
          accept={PICTURE_ACCEPT}
          disabled={disabled}
          onFiles={([file]) => file && onFile(file)}
        />
      </div>
      <p role="alert" className="settings-problem">
        {problem}
      </p>
    </Card>
  );
}

const Remove = ({ disabled, onRemove }: Pick<Props, 'disabled' | 'onRemove'>) => (
  <Button danger disabled={disabled} onClick={onRemove}>
    {texts.removeLogo}
  </Button>
);
