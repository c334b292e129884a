import { styled } from '@mui/material/styles';
import { SnackbarContent, closeSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useEffectEvent, useRef, type FocusEvent, type Ref } from 'react';
import { useStrings } from '../../strings/context.ts';
import { DOWN_WIDE } from '../../theme/breakpoints.ts';
import { shade } from '../../theme/tokens.ts';
import { corner } from '../../theme/shape.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ErrorSign } from '../ErrorSign.tsx';
import { useSwipe } from './useSwipe.ts';
import { useTimer } from './useTimer.ts';

/** How long a message stays that goes by itself, in milliseconds. */
const STAY = 8000;

const Surface = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  width: '100%',
  maxWidth: '24rem',
  padding: '.25rem',
  paddingInlineStart: '1.125rem',
  [DOWN_WIDE]: { maxWidth: 'none' },
  border: '1px solid var(--line)',
  borderRadius: corner.toast,
  boxShadow: `0 12px 32px ${shade('.32')}`,
  fontSize: '1rem',
  lineHeight: 1.45,
  touchAction: 'pan-y',
  '&.tone-dark': { background: 'var(--surface)' },
  '& .sign': { color: 'var(--data)' },
  '& .sign.error': { color: 'var(--action)' },
  '& p': { flex: 1, paddingBlock: '.25rem' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    border: 0,
    borderRadius: corner.small,
    background: 'none',
    color: 'var(--ink-soft)',
    cursor: 'pointer',
  },
  '& button:hover': { color: 'var(--ink)' },
  '@media(prefers-reduced-motion:no-preference)': { transition: 'opacity .18s' },
});

interface Props extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** Nobody reads while the tab is hidden. */
function useWhileHidden(hold: ReturnType<typeof useTimer>): void {
  useEffect(() => {
    const follow = (): void => hold('hidden', document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [hold]);
}

/** Escape counts anywhere, since a toast may lie over what has the focus; an open menu or window comes first. */
function useEscape(close: () => void): void {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector(':popover-open,dialog[open]')) close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** A message over the page. Goes by swipe, close button, Escape or, unless it has to stay, by itself. */
export function Toast({ id, message, variant, persist, style, ref }: Props) {
  const strings = useStrings().toast;
  const error = variant === 'error';
  const surface = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const close = (): void => closeSnackbar(id);
  const hold = useTimer(persist ? undefined : STAY, close);
  useWhileHidden(hold);
  const swipe = useSwipe(close);

  const enter = (event: FocusEvent<HTMLElement>): void => {
    if (event.relatedTarget instanceof HTMLElement && !event.currentTarget.contains(event.relatedTarget))
      cameFrom.current = event.relatedTarget;
    hold('focus', true);
  };
  const closeByHand = (): void => {
    // Those who came with the keyboard go back to where they were.
    if (surface.current?.contains(document.activeElement) && cameFrom.current?.isConnected) cameFrom.current.focus();
    close();
  };
  useEscape(closeByHand);

  return (
    <SnackbarContent ref={ref} style={style}>
      <Surface
        ref={surface}
        className="tone-dark"
        role={error ? 'alert' : 'status'}
        data-toast={variant}
        onPointerEnter={() => hold('pointer', true)}
        onPointerLeave={() => hold('pointer', false)}
        onFocus={enter}
        onBlur={() => hold('focus', false)}
        {...swipe}
      >
        <span className={`sign ${variant}`}>{error ? <ErrorSign /> : <Icon name="check" />}</span>
        <p>{message}</p>
        <button type="button" aria-label={strings.close} onClick={closeByHand}>
          <Icon name="x" />
        </button>
      </Surface>
    </SnackbarContent>
  );
}
