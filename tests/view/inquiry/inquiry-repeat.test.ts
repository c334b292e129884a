import { expect, test } from 'vitest';
import { asRepeat, readRepeat, referenceFor } from '../../../src/model/forms/inquiry-repeat.ts';

const reference = referenceFor(Date.UTC(2025, 4, 21, 10, 32, 7));

test('the reference is the time of the first try, as a person reads it', () => {
  expect(reference).toBe('2025-05-21 10:32:07 UTC');
});

test('a repeat says so at its end, in a line of its own, and can be taken apart again', () => {
  for (const message of ['Hello', '', 'two\nlines\n', '[Sent again]', 'a [b] c\n\n']) {
    const repeat = asRepeat(message, reference);
    expect(repeat.startsWith(message)).toBe(true);
    expect(repeat.slice(message.length)).toMatch(
      /^\n\n\[Sent again, reference 2025-05-21 10:32:07 UTC: .+ may have arrived, too\.\]$/,
    );
    expect(readRepeat(repeat)).toEqual({ message, reference });
  }
});

test('what only looks like it is part of the message', () => {
  const quoted = `${asRepeat('Hello', reference)}\nThat is what you wrote?`;
  expect(readRepeat(quoted)).toEqual({ message: quoted });
  expect(readRepeat('[Sent again, reference yesterday: no]')).toEqual({
    message: '[Sent again, reference yesterday: no]',
  });
});
