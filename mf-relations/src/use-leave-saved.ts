import { useNavigate } from '@boekwerk/shared/router';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { OVERVIEW, WHOLE_OVERVIEW } from './addresses';
import { texts } from './texts';

/** Says that a relation was saved and goes back to the list: a new one is somewhere in the whole of it. */
export function useLeaveSaved() {
  const navigate = useNavigate();
  const notices = useNotices();
  return (text: string, isNew: boolean) => {
    notices.success(texts.done, text);
    void navigate(isNew ? WHOLE_OVERVIEW : OVERVIEW);
  };
}
