import { expect, test } from 'vitest';
import { mainOf, rendered } from '../support/fixture-blocks.ts';

test('nothing is read out of the drawings that icons refer to', async () => {
  const { header } = await rendered();
  expect(header).toMatch(/<svg class="sprite"[^>]* aria-hidden="true"/);
});

test('what is drawn is said, too: how far a plan is, which row a number stands in, and no arrow', async () => {
  const entries = [
    { time: '2025', title: 'Bench', mark: 'done' },
    { time: '2027', title: 'School' },
  ];
  const timeline = await mainOf({ type: 'timeline', entries });
  expect(timeline.match(/<span class="visually-hidden">[^<]*<\/span>/g)).toHaveLength(1);
  const series = [{ label: 'Bikes', values: ['3'], bars: [[0, 0, 9, 100]] }];
  const plot = { ticks: [['3', 0]], zero: 100, series };
  const chart = await mainOf({ type: 'chart', kind: 'bars', labels: ['May'], plot });
  expect(chart).toContain('<th scope="row">May');
  const comparison = await mainOf({
    type: 'comparison',
    columns: ['Ours', 'Theirs'],
    rows: [{ label: 'Fenders', values: [true, false] }],
  });
  expect(comparison).toContain('<span class="no" aria-hidden="true">–</span><span class="visually-hidden">No</span>');
  const items = [{ href: '/repairs', title: 'Repairs', facts: {} }];
  const tiles = await mainOf({ type: 'collection', layout: 'tiles', linkLabel: 'More', items });
  expect(tiles).toMatch(/<span class="go" aria-hidden="true">More/);
});
