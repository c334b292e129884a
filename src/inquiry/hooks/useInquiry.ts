import { useCallback, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { InquiryFormBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import type { FormStrings } from '../../strings/index.ts';
import { usePagePath } from '../../ui/page-path.ts';
import { formName } from '../draft.ts';
import { shownFields } from '../fields.ts';
import { emptyForm, unfold } from '../form-element.ts';
import { loadClient } from '../mail/mail.ts';
import { noteOf, type Note } from '../note.ts';
import { toParams } from '../mail/params.ts';
import { resetSendState, send, sendStateOf } from '../mail/sending.ts';
import { loadToasts } from '../toasts/index.ts';
import { showFoot } from '../toasts/placement.ts';
import { useAnswer } from './useAnswer.ts';
import { useCheck, type Checking } from './useCheck.ts';
import { useDraft } from './useDraft.ts';
import { useHandedAddress } from './useHandedAddress.ts';
import { useSendState } from './useSendState.ts';

/** What a form needs to draw itself. */
interface Inquiry extends Pick<Checking, 'summary' | 'fields' | 'errors'> {
  form: RefObject<HTMLFormElement | null>;
  /** Where the note stands. */
  foot: RefObject<HTMLParagraphElement | null>;
  busy: boolean;
  /** A sentence for the head of the form: that a newsletter box has filled in the address. */
  greeting: string;
  /** What became of the last inquiry, for the foot of the form. */
  note: Note | undefined;
  onSubmit: (event: FormEvent) => void;
  onInput: () => void;
  /** The form was touched: now is the time to fetch what sending needs. */
  onTouch: () => void;
}

interface OfForm {
  block: InquiryFormBlock;
  /** What its draft and its state are kept by. */
  name: string;
  strings: FormStrings;
}

/** Fetches what sending needs. */
function onTouch(): void {
  for (const load of [loadClient, loadToasts]) load().catch(() => undefined);
}

/** From here on our own messages speak; without scripts the browser's do. */
function speakOurselves(form: HTMLFormElement | null): void {
  if (!form) return;
  form.noValidate = true;
  if (form.contains(document.activeElement)) onTouch();
}

/**
 * A disabled button loses the focus, and pressed once more gives it to what it stands in; whoever pressed it is still
 * there.
 */
function giveBackFocus(button: Element | null): void {
  if (button instanceof HTMLElement && button.isConnected && document.activeElement?.contains(button))
    button.focus({ preventScroll: true });
}

interface Shown {
  form: HTMLFormElement | null;
  foot: HTMLElement | null;
  sent: boolean;
  isLate: boolean;
}

/** Has the answer to an inquiry seen. */
function showAnswer({ form, foot, sent, isLate }: Shown): void {
  // A form that was folded meanwhile is opened, so that its failure is seen.
  if (form && !sent) unfold(form);
  // A late answer does not scroll: by then the visitor may be reading something else.
  if (foot && !isLate) showFoot(foot, sent ? 'success' : 'error');
}

/** Sends what was entered if it is sound. Whoever pressed the button has the focus again once there is an answer. */
function submit(check: Checking['check'], { block, name, strings }: OfForm): void {
  // Asked anew, not of the state that is drawn: several submits may come before the form is drawn again.
  if (sendStateOf(name).phase === 'sending') return;
  const values = check();
  if (!values) return;
  const button = document.activeElement;
  const { mail, successMessage } = block;
  void send({ form: name, mail, params: toParams(values, block, strings), strings, successMessage }).then(() =>
    giveBackFocus(button),
  );
}

/**
 * The life of one inquiry form: draft, check, send, and what is said about it. The words themselves stay in the form
 * element.
 */
export function useInquiry(block: InquiryFormBlock): Inquiry {
  const strings = useStrings().form;
  const form = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLParagraphElement>(null);
  const path = usePagePath();
  const name = formName(path, block);
  const keep = useDraft(form, name);
  const state = useSendState(name);
  const checking = useCheck(form, shownFields(block, strings), strings);
  const [greeting, setGreeting] = useState('');

  useLayoutEffect(() => speakOurselves(form.current), []);

  const onAddress = useCallback((): void => {
    keep();
    setGreeting(strings.addressTaken);
  }, [keep, strings]);
  useHandedAddress(form, path, onAddress);

  useAnswer(state, ({ phase, wordsAreNew }, isLate) => {
    showAnswer({ form: form.current, foot: foot.current, sent: phase === 'sent', isLate });
    if (phase !== 'sent' || wordsAreNew || !form.current) return;
    emptyForm(form.current);
    setGreeting('');
    keep();
  });

  const onInput = (): void => {
    if (state.phase === 'sent') resetSendState(name);
    keep();
    checking.recheck();
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit(checking.check, { block, name, strings });
  };

  return {
    form,
    foot,
    ...checking,
    busy: state.phase === 'sending',
    greeting,
    note: noteOf(state, strings),
    onSubmit,
    onInput,
    onTouch,
  };
}
