import { useSession } from '@boekwerk/shared/session/session-store';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import './bar-button.css';
import './impersonation-bar.css';
import { texts } from './texts';

/** Tells an accountant in a client's books whose they are, on every page, with the way back. */
export function ImpersonationBar() {
  const { is_impersonating, relation, original } = useSession((session) => session);
  const goOnIn = useSwitchRelation();
  if (!is_impersonating || relation === null) return null;
  return (
    <section className="host-inside-bar" aria-label={texts.insideLabel}>
      <p>{texts.inside(relation.name)}</p>
      {original && (
        <button
          type="button"
          className="host-bar-button"
          onClick={() => goOnIn({ relation_id: original.id })}
        >
          {texts.backTo(original.name)}
        </button>
      )}
    </section>
  );
}
