import type { Company } from '@boekwerk/shared/contract/relations';
import { Sheet } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { Muted } from '@boekwerk/shared/ui/text';
import { DropArea } from '@boekwerk/shared/ui/upload';
import { useState } from 'react';
import './company.css';
import { LOGO_ACCEPT, logoProblem, refusalOf } from './logo-problem';
import { useUploadLogo } from './queries';
import { texts } from './texts';

type Props = { company: Company; onUploaded: (company: Company) => void };

/** The logo, and a place to drop another one: it is saved at once. */
export function LogoSheet({ company, onUploaded }: Props) {
  const notices = useNotices();
  const upload = useUploadLogo(company.id);
  const [problem, setProblem] = useState<string | null>(null);

  const take = ([file]: readonly File[]) => {
    if (!file) return;
    const found = logoProblem(file);
    setProblem(found);
    if (found) return;
    upload.mutate(file, {
      onSuccess: (saved) => {
        notices.success(texts.done, texts.saved);
        onUploaded(saved);
      },
      onError: (error) => {
        const refusal = refusalOf(error);
        setProblem(refusal);
        if (refusal === null) notices.failed(error);
      },
    });
  };
  return (
    <Sheet title={texts.logo}>
      <div className="logo">
        {company.logo_url ? (
          <img src={company.logo_url} alt={texts.logoAlt(company.name)} />
        ) : (
          <Muted>{texts.noLogo}</Muted>
        )}
        <DropArea
          label={texts.logoLabel}
          hint={texts.logoHint}
          accept={LOGO_ACCEPT}
          disabled={upload.isPending}
          onFiles={take}
        />
      </div>
      <p role="alert" className="logo-problem">
        {problem}
      </p>
    </Sheet>
  );
}
