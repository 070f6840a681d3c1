import { Notice } from '@boekwerk/shared/plain';

/** What went wrong, above a form; read out as soon as it appears. */
export function ErrorNotice({ errors }: { errors: string[] }) {
  return <Notice>{errors.length > 0 && <ErrorList errors={errors} />}</Notice>;
}

function ErrorList({ errors }: { errors: string[] }) {
  return (
    <ul>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}
