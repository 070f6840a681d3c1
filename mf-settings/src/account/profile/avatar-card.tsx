import { type OwnUser, uploadAvatar } from '@boekwerk/shared/contract/users';
import { Card } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { Muted } from '@boekwerk/shared/ui/text';
import { DropArea } from '@boekwerk/shared/ui/upload';
import { useState } from 'react';
import { PICTURE_ACCEPT, pictureProblem, pictureRefusal } from '../../picture-problem';
import { texts as account } from '../texts';
import { CropModal } from './crop-modal';
import './profile.css';
import { useUploadAvatar } from './queries';
import { texts } from './texts';
import '../../settings.css';

/** The user's photo; of a chosen one the user picks the part that is shown, and it is saved at once. */
export function AvatarCard({ user }: { user: OwnUser }) {
  const notices = useNotices();
  const upload = useUploadAvatar();
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = (file: File) => {
    const found = pictureProblem(uploadAvatar, file);
    setProblem(found);
    if (!found) setChosen(file);
  };
  const refuse = (reason: string) => {
    setProblem(reason);
    setChosen(null);
  };
  const save = (picture: File) =>
    upload.mutate(picture, {
      onSuccess: () => {
        setChosen(null);
        notices.success(account.saved, account.savedText);
      },
      onError: (error) => {
        const refusal = pictureRefusal(error);
        if (refusal === null) notices.failed(error);
        else refuse(refusal);
      },
    });

  return (
    <Card title={texts.photo}>
      <div className="settings-avatar-choice">
        {user.avatar_url ? (
          <img src={user.avatar_url} alt={texts.photoAlt} />
        ) : (
          <Muted>{texts.noPhoto}</Muted>
        )}
        <DropArea
          label={texts.choose}
          touchLabel={texts.chooseByTouch}
          hint={texts.chooseHint}
          accept={PICTURE_ACCEPT}
          onFiles={([file]) => file && choose(file)}
        />
      </div>
      <p role="alert" className="settings-problem">
        {problem}
      </p>
      <CropModal
        picture={chosen}
        isSaving={upload.isPending}
        onCropped={save}
        onUnreadable={() => refuse(texts.unreadable)}
        onCancel={() => setChosen(null)}
      />
    </Card>
  );
}
