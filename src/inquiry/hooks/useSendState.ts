import { useEffect, useSyncExternalStore } from 'react';
import { setAtStake } from '../leave.ts';
import { hasFailed, IDLE, onSendStateChange, sendStateOf, type SendState } from '../mail/sending.ts';

/** How far the sending of a form's inquiry is. A message that failed asks before it is left, as long as it is on screen. */
export function useSendState(name: string): SendState {
  const state = useSyncExternalStore(
    onSendStateChange,
    () => sendStateOf(name),
    () => IDLE,
  );
  useEffect(() => {
    setAtStake(`${name} failed`, hasFailed(state) && !state.earlier);
    return () => setAtStake(`${name} failed`, false);
  }, [name, state]);
  return state;
}
