import { expect, test } from 'vitest';
import { captureFormState } from '../../../src/client/form-state.ts';

interface State {
  name?: string;
  type?: string;
  href?: string;
  className?: string;
  value?: string;
  checked?: boolean;
  selectedIndex?: number;
  ariaBusy?: string;
  isConnected?: boolean;
  /** Fields that tell where one writes in them; others say null. */
  selection?: [start: number, end: number];
}

/** Something to fill in or to press, as far as it is carried over. */
const control = ({ name = '', type = '', href, className = '', selection, ...state }: State) => {
  const done: string[] = [];
  return {
    name,
    type,
    className,
    isConnected: false,
    selectionStart: selection?.[0] ?? null,
    selectionEnd: selection?.[1] ?? null,
    ...state,
    done,
    getAttribute: () => href ?? null,
    focus: () => void done.push('focus'),
    click: () => void done.push('click'),
    setSelectionRange: (start: number, end: number) => {
      if (!selection) throw new Error('It does not tell where one writes.');
      done.push(`from ${start} to ${end}`);
    },
  };
};
type Control = ReturnType<typeof control>;

/** A place that is drawn anew: its controls before and after. The first has the focus. */
function redrawn(before: Control[], after: Control[]): void {
  let controls = before;
  const isFound = (selector: string, { type }: Control): boolean => !selector.includes(`:not([type=${type}])`);
  const place = {
    querySelectorAll: (selector: string) => controls.filter((each) => isFound(selector, each)),
  } as unknown as HTMLElement;
  const carry = captureFormState(place);
  controls = after;
  carry(before[0] as unknown as Element);
}

test('what was typed, ticked and chosen goes along, also where several are called the same', () => {
  const after = [{ name: 'a' }, { name: 'b' }, { name: 'b' }, { name: 'c' }].map(control);
  const before = [
    { name: 'a', value: 'Ada' },
    { name: 'b', checked: false },
    { name: 'b', checked: true },
    { name: 'c', selectedIndex: 2 },
  ].map(control);
  redrawn(before, after);
  expect(after.map(({ value, checked, selectedIndex }) => value ?? checked ?? selectedIndex)).toEqual([
    'Ada',
    false,
    true,
    2,
  ]);
});

test('what is there already stays, and what was not drawn anew is left alone', () => {
  const [filled, kept] = [control({ name: 'a', value: 'offered' }), control({ name: 'b', value: '' })];
  redrawn(
    [control({ name: 'a', value: 'Ada' }), control({ name: 'b', value: 'Bo', isConnected: true })],
    [filled, kept],
  );
  expect([filled.value, kept.value]).toEqual(['offered', '']);
});

test('whoever writes goes on where they are, and what was pressed is pressed', () => {
  const [text, address, link] = [
    control({ name: 'a', selection: [0, 0] }),
    control({ name: 'a' }),
    control({ href: '/b' }),
  ];
  redrawn([control({ name: 'a', selection: [2, 3] })], [text]);
  redrawn([control({ name: 'a' })], [address]);
  redrawn([control({ href: '/b' })], [link]);
  expect([text, address, link].map(({ done }) => done)).toEqual([['focus', 'from 2 to 3'], ['focus'], ['focus']]);
  const button = control({ className: 'next' });
  redrawn([control({ name: 'a' }), control({ className: 'next', ariaBusy: 'true' })], [button]);
  expect(button.done).toEqual(['click']);
});

test('a file that was chosen is left alone, since no script may choose one; what follows goes along', () => {
  const [file, text] = [control({ name: 'cv', type: 'file', value: '' }), control({ name: 'a' })];
  Object.freeze(file);
  redrawn([control({ name: 'cv', type: 'file', value: 'cv.pdf' }), control({ name: 'a', value: 'Ada' })], [file, text]);
  expect([file.value, text.value]).toEqual(['', 'Ada']);
});
