import { expect, it } from 'vitest';
import { nearest } from '../../../src/model/words/meant/nearest.ts';

it.each([
  // One slip says more than a part.
  ['headng', ['head', 'heading'], 'heading'],
  ['user-circle', ['user', 'circle-user'], 'circle-user'],
  // A part says more than several slips.
  ['telephone', ['megaphone', 'phone'], 'phone'],
  ['lightbulb-on', ['lightbulb-off', 'lightbulb'], 'lightbulb'],
  ['Dollar', ['dollar-sign', 'dollar-sign-2'], 'dollar-sign'],
  ['/contact-us', ['/contact'], '/contact'],
  ['telepone', ['megaphone', 'telephone'], 'telephone'],
  // Neither does another word at the end, or at the beginning; a word with slips in it is no other one.
  ['phone-icon', ['phone-log', 'phone'], 'phone'],
  ['fa-circle-x', ['circle-x', 'file-x'], 'circle-x'],
  ['phone-imcomig', ['phone', 'phone-incoming'], 'phone-incoming'],
  ['pin-plus', ['plus', 'map-pin-plus'], 'map-pin-plus'],
  // A short part says nothing, and neither does the folder of a page.
  ['facebook', ['book'], undefined],
  ['/services/website', ['/services'], undefined],
  ['house-icon', ['house-cog', 'cog'], 'house-cog'],
])('%j among %j is %j', (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant);
});
