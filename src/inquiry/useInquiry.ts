import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type FormEvent, type RefObject } from 'react';
import type { InquiryFormBlock } from '../model/types.ts';
import { readDraft, saveDraft } from './draft.ts';
import { shownFields, type ShownField } from './fields.ts';
import { emptyForm, focusFirstEmpty, readDraftOf, readEntry, restoreDraft, takeAddress } from './form-element.ts';
import { takeAddresses } from './handoff.ts';
import { setAtStake } from './leave.ts';
import { loadClient } from './mail.ts';
import { messages } from './messages.ts';
import { noteOf, type Note } from './note.ts';
import { toParams } from './params.ts';
import { check, type Faults } from './rules.ts';
import { beginAnew, hasFailed, IDLE, onStanding, send, standingOf } from './sending.ts';
import { closeToast, loadToasts, showToast } from './toasts/index.ts';
import { showFoot } from './toasts/room.ts';

/** What a form needs to draw itself. */
export interface Inquiry {
  form: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLDivElement | null>;
  /** Where the note stands. */
  foot: RefObject<HTMLParagraphElement | null>;
  fields: ShownField[];
  faults: Faults;
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

// The path is part of the name: each page's form has its own draft. On the server nothing is kept.
const nameOf = ({ formType = 'contact', id = '' }: InquiryFormBlock): string =>
  typeof location === 'undefined' ? '' : `${location.pathname} ${formType} ${id}`.trim();

/** The life of one inquiry form: draft, check, send, and what is said about it. The words themselves stay in the form element. */
export function useInquiry(block: InquiryFormBlock): Inquiry {
  const { mail, formType, initialSubject, successMessage } = block;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLParagraphElement>(null);
  const fields = shownFields(block);
  const [name] = useState(() => nameOf(block));
  const [faults, setFaults] = useState<Faults>({});
  const [attempts, setAttempts] = useState(0);
  const [greeting, setGreeting] = useState('');
  const standing = useSyncExternalStore(
    onStanding,
    () => standingOf(name),
    () => IDLE,
  );
  const { phase } = standing;

  const keep = useCallback((): void => {
    if (!form.current) return;
    const draft = readDraftOf(form.current);
    // A form that was emptied again after a failure has nothing left to lose.
    if (hasFailed(standingOf(name)) && Object.values(draft).every((value) => value === '')) beginAnew(name);
    // Words that no storage keeps are lost with the page: then it asks.
    setAtStake(`${name} not kept`, !saveDraft(name, draft));
  }, [name]);

  const onTouch = useCallback((): void => {
    for (const load of [loadClient, loadToasts]) load().catch(() => undefined);
  }, []);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    // From here on our own messages speak; without scripts the browser's do.
    element.noValidate = true;
    restoreDraft(element, readDraft(name));
    keep();
    if (element.contains(document.activeElement)) onTouch();
  }, [name, keep, onTouch]);

  useEffect(
    () =>
      takeAddresses(location.pathname, (email) => {
        const element = form.current;
        if (!element) return;
        takeAddress(element, email);
        // After a navigation the router first moves focus and scroll position to the new page.
        requestAnimationFrame(() => focusFirstEmpty(element));
        keep();
        setGreeting(messages.addressTaken);
      }),
    [keep],
  );

  // A message that failed asks before it is left, as long as it is on screen.
  useEffect(() => {
    setAtStake(`${name} failed`, hasFailed(standing) && !standing.earlier);
    return () => setAtStake(`${name} failed`, false);
  }, [name, standing]);
  useEffect(() => () => setAtStake(`${name} not kept`, false), [name]);

  // The message may have been sent by another instance of this form, before the visitor came back to the page.
  const before = useRef(phase);
  useLayoutEffect(() => {
    const ended = before.current === 'sending' && phase !== 'sending';
    before.current = phase;
    if (ended && foot.current) showFoot(foot.current, phase === 'sent' ? 'success' : 'error');
    if (!ended || phase !== 'sent' || !form.current) return;
    emptyForm(form.current);
    setGreeting('');
    keep();
  }, [phase, keep]);

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  const onInput = (): void => {
    if (phase === 'sent') beginAnew(name);
    keep();
    if (!form.current || Object.keys(faults).length === 0) return;
    const now = check(fields, readEntry(form.current));
    // What was corrected stops complaining; what was not asked about yet does not begin to.
    setFaults(Object.fromEntries(Object.entries(faults).flatMap(([field]) => (field in now ? [[field, now[field as keyof Faults]]] : []))));
    if (!now.privacyAgreed) closeToast(messages.privacy);
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const element = form.current;
    // Asked of the phase itself: several submits may come before this component is drawn again.
    if (!element || standingOf(name).phase === 'sending') return;
    const entry = readEntry(element);
    const found = check(fields, entry);
    setFaults(found);
    closeToast(messages.privacy);
    if (found.privacyAgreed) void showToast(messages.privacy, 'error');
    if (Object.keys(found).length > 0) {
      setAttempts((count) => count + 1);
      return;
    }
    const button = document.activeElement;
    void send({ form: name, mail, params: toParams(entry.values, { formType, initialSubject }), successMessage }).then(() => {
      // A disabled button loses the focus; whoever pressed it with the keyboard is still there.
      if (button instanceof HTMLElement && button.isConnected && document.activeElement === document.body) button.focus({ preventScroll: true });
    });
  };

  return { form, summary, foot, fields, faults, busy: phase === 'sending', greeting, note: noteOf(standing), onSubmit, onInput, onTouch };
}
