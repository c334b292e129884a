import { useEffect, useSyncExternalStore } from 'react';
import { setAtStake } from '../leave.ts';
import { hasFailed, IDLE, onStanding, standingOf, type Standing } from '../mail/sending.ts';

/** How it stands with a form's inquiry. A message that failed asks before it is left, as long as it is on screen. */
export function useStanding(name: string): Standing {
  const standing = useSyncExternalStore(
    onStanding,
    () => standingOf(name),
    () => IDLE,
  );
  useEffect(() => {
    setAtStake(`${name} failed`, hasFailed(standing) && !standing.earlier);
    return () => setAtStake(`${name} failed`, false);
  }, [name, standing]);
  return standing;
}
