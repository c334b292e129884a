import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react';
import { readDraft, saveDraft } from '../draft.ts';
import { readDraftOf, restoreDraft } from '../form-element.ts';
import { setAtStake } from '../leave.ts';
import { resetSendState, hasFailed, sendStateOf } from '../mail/sending.ts';

/** Puts the draft of a form back and keeps what is typed from then on; to be called whenever its words change. */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, name: string): () => void {
  const keep = useCallback((): void => {
    if (!formRef.current) return;
    const draft = readDraftOf(formRef.current);
    // A form that was emptied again after a failure has nothing left to lose.
    if (hasFailed(sendStateOf(name)) && Object.values(draft).every((value) => value === '')) resetSendState(name);
    // Words that no storage keeps are lost with the page: then it asks.
    setAtStake(`${name} not kept`, !saveDraft(name, draft));
  }, [formRef, name]);

  useLayoutEffect(() => {
    if (!formRef.current) return;
    restoreDraft(formRef.current, readDraft(name));
    keep();
  }, [formRef, name, keep]);
  useEffect(() => () => setAtStake(`${name} not kept`, false), [name]);

  return keep;
}
