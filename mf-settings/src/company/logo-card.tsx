import { type Company, uploadLogo } from '@boekwerk/shared/contract/relations';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import { LogoField } from '../logo-field';
import { pictureProblem, pictureRefusal } from '../picture-problem';
import { useRemoveLogo, useUploadLogo } from './queries';
import { texts } from './texts';

type Props = { company: Company; onChanged: (company: Company) => void };

/** The logo: a chosen one is saved at once, and so is taking it away. */
export function LogoCard({ company, onChanged }: Props) {
  const { problem, take, isUploading } = useTake(company, onChanged);
  const { remove, isRemoving } = useRemove(company, onChanged);
  return (
    <LogoField
      logo={company.logo_url}
      company={company.name}
      problem={problem}
      disabled={isUploading || isRemoving}
      onFile={take}
      onRemove={() => void remove()}
    />
  );
}

function useTake({ id }: Company, onChanged: Props['onChanged']) {
  const notices = useNotices();
  const upload = useUploadLogo(id);
  const [problem, setProblem] = useState<string | null>(null);

  const take = (file: File) => {
    const found = pictureProblem(uploadLogo, file);
    setProblem(found);
    if (found) return;
    upload.mutate(file, {
      onSuccess: (saved) => {
        notices.success(texts.done, texts.saved);
        onChanged(saved);
      },
      onError: (error) => {
        const refusal = pictureRefusal(error);
        setProblem(refusal);
        if (refusal === null) notices.failed(error);
      },
    });
  };
  return { problem, take, isUploading: upload.isPending };
}

function useRemove({ id }: Company, onChanged: Props['onChanged']) {
  const notices = useNotices();
  const confirm = useConfirm();
  const removal = useRemoveLogo(id);

  const remove = async () => {
    const question = { title: texts.removeLogoTitle, text: texts.removeLogoText };
    if (!(await confirm({ ...question, isDelete: true }))) return;
    removal.mutate(undefined, {
      onSuccess: (saved) => {
        notices.success(texts.done, texts.logoRemoved);
        onChanged(saved);
      },
      onError: notices.failed,
    });
  };
  return { remove, isRemoving: removal.isPending };
}
