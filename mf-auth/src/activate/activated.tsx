import { Link, useNavigate } from '@boekwerk/shared/router';
import { useEffect, useState } from 'react';
import { AuthPage } from '../auth-page';
import { texts } from './texts';
import type { Proven } from './use-activation';

const SECONDS = 5;

/** Says that it worked, and goes on by itself. */
export function Activated({ proven }: { proven: Proven }) {
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState(SECONDS);
  const isOver = seconds === 0;

  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (isOver) navigate('/', { replace: true });
  }, [isOver, navigate]);

  return (
    <AuthPage title={texts.done[proven]}>
      {/* Read out once, not at each second. */}
      <p className="bw-unseen" role="status">
        {`${texts.done[proven]} ${texts.soon(SECONDS)}`}
      </p>
      <p aria-hidden="true">{texts.soon(seconds)}</p>
      <p>
        <Link to="/dashboard" replace>
          {texts.toDashboard}
        </Link>
      </p>
    </AuthPage>
  );
}
