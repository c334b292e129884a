import { styled } from '@mui/material/styles';
import {
  ERROR_ON_DARK,
  ERROR_ON_LIGHT,
  ERROR_SOFT_ON_DARK,
  ERROR_SOFT_ON_LIGHT,
} from '../../model/page/default-colors.ts';
import { fieldEdge, placeholder } from '../../theme/tokens.ts';
import { corner, space } from '../../theme/shape.ts';
import { DOWN_SM, UP_SM } from '../../theme/breakpoints.ts';

/**
 * Between label, entry, help and mistake. The three gaps of a field with neither part it from the next; what stands in
 * their place keeps the next field as far away.
 */
const FIELD_GAP = '.4rem';

/** The card with the fields. Mistakes have colors of their own; where these cannot be read, a look has others. */
export const Card = styled('form')({
  '--error': `var(--tone-error,light-dark(${ERROR_ON_LIGHT},${ERROR_ON_DARK}))`,
  '--error-soft': `var(--tone-error-soft,light-dark(${ERROR_SOFT_ON_LIGHT},${ERROR_SOFT_ON_DARK}))`,
  '--edge': fieldEdge,
  '.tone-dark &': { colorScheme: 'var(--dark-tone,dark)' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '1.5rem',
  padding: space.box,
  border: '1px solid var(--line)',
  borderRadius: corner.card,
  background: 'var(--surface)',
  '& .fields': { display: 'grid', gap: `${FIELD_GAP} 1.25rem` },
  '& .fields>*': { gridRow: 'span 4' },
  // On phones, too, first and last name are a pair, as long as letters are not so large that nothing fits.
  [DOWN_SM]: {
    '& .fields': { columnGap: '1rem', gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,8rem),1fr))' },
    '& .fields > :not(.short)': { gridColumn: '1/-1' },
  },
  [UP_SM]: {
    '& .fields': { gridTemplateColumns: '1fr 1fr' },
    '& .wide': { gridColumn: '1/-1' },
    '& .send': { justifySelf: 'start', minWidth: 180 },
  },
  '& .boxes': { display: 'grid', gap: '.25rem' },
  '& .small': { color: 'var(--ink-soft)', fontSize: '.9375rem', lineHeight: 1.5 },
  '& .small a': { color: 'var(--action)' },
  // While a message is on its way the button keeps its place and its contrast.
  '& .send.Mui-disabled': { background: 'var(--ink-soft)', color: 'var(--surface)' },
  // Pressed before the app is there, it says by style alone what it will say then.
  '& [data-busy][aria-busy]': { fontSize: 0, '&::before': { content: 'attr(data-busy)', fontSize: '1rem' } },
  // Browsers that know no rule for scripts show the notice until the form is alive.
  '& .note:empty,&[novalidate] .without-script': { display: 'none' },
  '& .note': {
    padding: '1rem',
    borderRadius: corner.control,
    background: 'var(--data-soft)',
    color: 'var(--ink)',
    fontSize: '.9375rem',
  },
  '& .note.failed': { background: 'var(--error-soft)', color: 'var(--error)', fontWeight: 600 },
  '& [aria-invalid=true]': { borderColor: 'var(--error)', boxShadow: '0 0 0 1px var(--error)' },
});

/** One field: label, entry, what is wrong with it. Entries side by side are level, whichever label needs two lines. */
export const FieldBox = styled('div')({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  '& label': { alignSelf: 'end', fontSize: '.9375rem', lineHeight: 1.35, fontWeight: 600 },
  '& .optional': { color: 'var(--ink-soft)', fontWeight: 400 },
  '& .choice': { position: 'relative', display: 'grid' },
  '& :is(input,select,textarea)': {
    appearance: 'none',
    width: '100%',
    minWidth: 0,
    minHeight: 48,
    // Less than makes up the height: Safari has some space of its own around a date.
    padding: '.5625rem .875rem',
    border: '1px solid var(--edge)',
    borderRadius: corner.control,
    background: 'var(--ground)',
    color: 'var(--ink)',
    fontSize: '1.0625rem',
    lineHeight: 1.4,
    transition: 'border-color .18s',
    // What visitors write has its own direction, whichever the page has.
    unicodeBidi: 'plaintext',
  },
  // Pairs of letters that must be kept together make a browser lay out a long unbroken text anew for each place it
  // could break.
  '& textarea': {
    display: 'block',
    minHeight: '8rem',
    height: 0,
    resize: 'vertical',
    fontKerning: 'none',
  },
  '& select': { paddingInlineEnd: '2.75rem', cursor: 'pointer', textOverflow: 'ellipsis' },
  '& select option': { background: 'var(--surface)', color: 'var(--ink)' },
  '& .icon': {
    position: 'absolute',
    insetInlineEnd: '.875rem',
    top: 'calc(50% - .625em)',
    pointerEvents: 'none',
    color: 'var(--ink-soft)',
  },
  '& :is(input,select,textarea):hover': { borderColor: 'var(--ink)' },
  '& :is(input,select,textarea):focus-visible': { outlineOffset: 1, borderColor: 'var(--ink)' },
  '& :is(input,textarea)[readonly]': { color: 'var(--ink-soft)' },
  // By a name, so that a page without examples has no rule for them.
  '& .exemplified::placeholder': placeholder,
});

/**
 * What helps to fill in a field. It is read before the entry and stands below it, so that fields side by side are level
 * whether they have help or not. Most need none, so its styles come with it.
 */
export const Hint = styled('p')({
  order: 1,
  marginBottom: FIELD_GAP,
  color: 'var(--ink-soft)',
  fontSize: '.9375rem',
  lineHeight: 1.4,
});

/** A box to tick, with its label; the whole line can be pressed. */
export const CheckboxRow = styled('div')({
  '& label': {
    position: 'relative',
    display: 'flex',
    gap: '.75rem',
    alignItems: 'start',
    paddingBlock: '.625rem',
    minHeight: 44,
    lineHeight: 1.4,
    cursor: 'pointer',
  },
  '& label a': { color: 'var(--action)', textUnderlineOffset: '.2em' },
  '& input': {
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    margin: 0,
    border: '1.5px solid var(--edge)',
    borderRadius: corner.tick,
    background: 'var(--ground)',
    cursor: 'pointer',
  },
  '& input::after': {
    content: '""',
    width: 7,
    height: 12,
    marginTop: -3,
    border: 'solid var(--on-action)',
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(45deg)',
    opacity: 0,
  },
  '& input:checked': { background: 'var(--action)', borderColor: 'var(--action)' },
  '& input:checked::after': { opacity: 1 },
  '& label:hover input': { borderColor: 'var(--ink)' },
  '& input:focus-visible': { outlineOffset: 2 },
});

/** What is wrong with one field. Its styles come with it: a first view has no mistakes. */
export const ErrorText = styled('p')({
  display: 'flex',
  marginBottom: FIELD_GAP,
  gap: '.5rem',
  color: 'var(--error)',
  fontSize: '.9375rem',
  lineHeight: 1.4,
  fontWeight: 500,
  '& svg': { flex: 'none', width: '1.125rem', height: '1.125rem', marginTop: '.1em' },
  // Below the words of a box to tick.
  'label+&': { marginInlineStart: 36 },
});

/** What is wrong, at the head of the form. It takes the focus. */
export const SummaryBox = styled('div')({
  padding: '1.125rem 1.25rem',
  border: '1px solid var(--error)',
  borderInlineStartWidth: 5,
  borderRadius: corner.control,
  background: 'var(--error-soft)',
  '& h3': {
    display: 'flex',
    gap: '.5rem',
    alignItems: 'center',
    fontSize: '1.0625rem',
    lineHeight: 1.35,
    fontWeight: 600,
    color: 'var(--ink)',
  },
  '& h3 svg': { flex: 'none', width: '1.25rem', height: '1.25rem', color: 'var(--error)' },
  '& ul': { marginTop: '.375rem' },
  '& a': {
    display: 'inline-block',
    paddingBlock: '.375rem',
    color: 'var(--error)',
    fontWeight: 500,
    textUnderlineOffset: '.2em',
  },
  '&:focus': { outline: '3px solid var(--data)', outlineOffset: 2 },
});
