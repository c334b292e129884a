import { expect, it } from 'vitest';
import { isRole, ROLES } from '../../../src/model/content/roles.ts';
import { SCHEMAS } from '../../support/checked.ts';

/** Words and notes, which nothing looks up. */
const NOT_LOOKED_UP = ['text', 'note'];

it('schemas say of values what code knows them by, and nothing else', () => {
  const said = [...JSON.stringify(SCHEMAS.sources).matchAll(/"x-role":"(\w+)"/g)].map(([, role]) => role);
  expect([...new Set(said)].filter((role) => !isRole(role)).toSorted()).toEqual(NOT_LOOKED_UP.toSorted());
  expect(ROLES.filter((role) => !said.includes(role))).toEqual([]);
});
