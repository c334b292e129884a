import { expect, test } from 'vitest';
import { menuFrom } from '../../src/layout/bar-room.ts';

const entries = (...labels: string[]) => labels.map((label) => ({ label, href: '/' }));
const NAME = 'The Harbour Bicycle Workshop Company';
const bar = {
  name: 'Northlane',
  mark: undefined,
  navigation: entries('Home', 'Services', 'Insights', 'Industries', 'About Us', 'Contact'),
  search: undefined,
  phoneButton: { label: 'Ring us', number: '(415) 555-0142', href: 'tel:+14155550142' },
};
const TWELVE = entries(
  'Home',
  'Our bicycles',
  'Repairs',
  'Journal',
  'Workshop',
  'About us',
  'Visit',
  'Winter storage',
  'Touring',
  'Cargo bikes',
  'Courses',
  'Contact',
);

test('a menu that has room in one or two lines stands in the bar from the usual width on', () => {
  expect(menuFrom(bar)).toBe(68.75);
  expect(menuFrom({ ...bar, name: NAME })).toBe(68.75);
});

test('one that would need a third line there waits for a wider window', () => {
  const from = menuFrom({ ...bar, name: NAME, navigation: TWELVE }) ?? 0;
  expect(from).toBeGreaterThan(68.75);
  expect(from).toBeLessThanOrEqual(78);
});

test('one that no bar has room for is that of small windows in all', () => {
  expect(menuFrom({ ...bar, name: NAME, navigation: [...TWELVE, ...TWELVE] })).toBeUndefined();
});

test('a sign of Chinese is as wide as two letters', () => {
  const menu = (label: string) => menuFrom({ ...bar, navigation: entries(...Array.from({ length: 11 }, () => label)) });
  expect(menu('旅行の自転車と道具')).toBeUndefined();
  expect(menu('bicycles1')).toBe(68.75);
});
