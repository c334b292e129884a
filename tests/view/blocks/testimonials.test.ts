import { expect, test } from 'vitest';
import { mainOf, rendered } from '../../support/fixture-blocks.ts';

test('who says something is named with what is known of them', async () => {
  const item = { quote: 'It shifts.', author: 'Ana', company: 'Quay Couriers' };
  const named = async (more: object): Promise<string> =>
    mainOf({ type: 'testimonials', items: [{ ...item, ...more }] });
  expect(await named({})).toContain('<b>Ana</b>Quay Couriers</span>');
  expect(await named({ position: 'Rider' })).toContain('<b>Ana</b>Rider, Quay Couriers</span>');
});

test('who says something that is written from another side is introduced in order', async () => {
  const item = { quote: 'نعم', author: 'Ana', position: 'Rider', company: 'Quay (Porto)' };
  const main = await mainOf({ type: 'testimonials', lang: 'ar', dir: 'rtl', items: [item] });
  expect(main).toContain('<b>Ana</b><bdi>Rider, Quay (Porto)</bdi></span>');
});

test.each([
  ['Greta Lund', 'GL'],
  ['Ana de la Cruz', 'AC'],
  ['Ólafur', 'Ó'],
  ['Mrs. S. V. Deshpande', 'SD'],
  ['Prof. (Smt.) Meera N. Bhide', 'MB'],
  ['Dr. Rao', 'R'],
  ['Jo "Spoke" Li', 'JL'],
  ['ทพญ. สุดา ใจงาม', 'ทจ'],
  ['श्री अनिल मिश्र', 'शमि'],
  ['山本 花子', '山'],
  ['田中　様', '田'],
  ['김 철수', '김'],
  ['John 山本', 'J山'],
  ['คุณเพ็ญศรี อยู่สุข', 'พอ'],
  ['น้ำผึ้ง ใจดี', 'นจ'],
])('%s has initials where a portrait is missing: %s', async (author, initials) => {
  const { main } = await rendered({ type: 'testimonials', items: [{ quote: 'It shifts.', author }] });
  expect(main).toMatch(new RegExp(`aria-hidden="true"[^>]*>${initials}<`));
});

test.each([
  ['“Good, sir!”', 'Good, sir!'],
  ['"Good, sir!"', 'Good, sir!'],
  ['‘It’s good.’', '‘It’s good.’'],
  ['“Yes” and “no”', '“Yes” and “no”'],
  ['“Good!” That he said.', '“Good!” That he said.'],
])('quotation marks around all that is said are not shown twice: %s', async (quote, shown) => {
  const main = await mainOf({ type: 'testimonials', items: [{ quote, author: 'Ana' }] });
  expect(main.replaceAll('&quot;', '"')).toContain(`<p>${shown}</p>`);
});
