import { type Company, uploadLogo } from '@boekwerk/shared/contract/relations';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import { LogoField } from '../logo-field';
import { pictureProblem, refusalOf } from '../picture-problem';
import { useUploadLogo } from './queries';
import { texts } from './texts';

type Props = { company: Company; onUploaded: (company: Company) => void };

/** The logo: a chosen one is saved at once. */
export function LogoSheet({ company, onUploaded }: Props) {
  const notices = useNotices();
  const upload = useUploadLogo(company.id);
  const [problem, setProblem] = useState<string | null>(null);

  const take = (file: File) => {
    const found = pictureProblem(uploadLogo, file);
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
    <LogoField
      logo={company.logo_url}
      company={company.name}
      problem={problem}
      disabled={upload.isPending}
      onFile={take}
    />
  );
}
