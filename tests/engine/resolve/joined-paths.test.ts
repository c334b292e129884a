import { expect, test } from 'vitest';
import { withJoinedPaths } from '../../../src/engine/resolve/joined-paths.ts';
import type { IconDrawing } from '../../../src/model/page/types.ts';

const drawing = (...paths: string[]): IconDrawing => paths.map((d) => ['path', { d }]);

test('paths of a drawing become one, each from where it began', () => {
  expect(withJoinedPaths(drawing('M5 12h14', 'M12 5v14'))).toEqual(drawing('M5 12h14M12 5v14'));
  // What follows a move is lines, from where they are as the move was.
  expect(withJoinedPaths(drawing('M19 12H5', 'm12 19-7-7 7-7'))).toEqual(drawing('M19 12H5M12 19l-7-7 7-7'));
  expect(withJoinedPaths(drawing('M1 1', 'm.5.5.5.5z', 'm13.53 15.696-.382-.924a3 3 0 1 1-2.296-5.544'))).toEqual(
    drawing('M1 1M.5 .5l.5.5zM13.53 15.696l-.382-.924a3 3 0 1 1-2.296-5.544'),
  );
});

test('other shapes, and paths that say more, stay what they are', () => {
  const circle: IconDrawing[number] = ['circle', { cx: '8', cy: '8', r: '6' }];
  const filled: IconDrawing[number] = ['path', { d: 'M0 0h1', fill: 'currentColor' }];
  expect(withJoinedPaths([...drawing('M1 1h2'), circle, filled])).toEqual([...drawing('M1 1h2'), circle, filled]);
  expect(withJoinedPaths([circle, ...drawing('M1 1h2', 'm3 3h2')])).toEqual([...drawing('M1 1h2M3 3h2'), circle]);
});
