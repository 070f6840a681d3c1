import { type Company, uploadLogo } from '@boekwerk/shared/contract/relations';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import { LogoField } from '../logo-field';
import { pictureProblem, pictureRefusal } from '../picture-problem';
import { useRemoveLogo, useUploadLogo } from './queries';
import { texts } from './texts';

/** The logo: a chosen one is saved at once, and so is taking it away. */
export function LogoCard({ company }: { company: Company }) {
  const { problem, take, isUploading } = useTake(company);
  const { remove, isRemoving } = useRemove(company);
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

function useTake({ id }: Company) {
  const notices = useNotices();
  const upload = useUploadLogo(id);
  const [problem, setProblem] = useState<string | null>(null);

  const take = (file: File) => {
    const found = pictureProblem(uploadLogo, file);
    setProblem(found);
    if (found) return;
    upload.mutate(file, {
      onSuccess: () => notices.success(texts.done, texts.saved),
      onError: (error) => {
        const refusal = pictureRefusal(error);
        setProblem(refusal);
        if (refusal === null) notices.failed(error);
      },
    });
  };
  return { problem, take, isUploading: upload.isPending };
}

function useRemove({ id }: Company) {
  const notices = useNotices();
  const confirm = useConfirm();
  const removal = useRemoveLogo(id);

  const remove = async () => {
    const question = { title: texts.removeLogoTitle, text: texts.removeLogoText };
    if (!(await confirm({ ...question, isDelete: true }))) return;
    removal.mutate(undefined, {
      onSuccess: () => notices.success(texts.done, texts.logoRemoved),
      onError: notices.failed,
    });
  };
  return { remove, isRemoving: removal.isPending };
}
