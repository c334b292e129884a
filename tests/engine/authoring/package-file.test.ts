import { expect, test } from 'vitest';
import { packageFile, SCRIPTS } from '../../../src/engine/authoring/new/package-file.ts';

const written = (before?: object): unknown =>
  JSON.parse(packageFile(before && JSON.stringify(before), 'bakery', '1.2.3'));

test('a site without a package file gets one that is nobody else’s', () => {
  expect(written()).toEqual({
    name: 'bakery',
    private: true,
    scripts: SCRIPTS,
    dependencies: { pagewright: '^1.2.3' },
  });
});

test('what is there stays: versions, whatever names them, and scripts of the same name', () => {
  expect(written({ devDependencies: { pagewright: '1.0.0' } })).toHaveProperty('dependencies', {});
  expect(written({ dependencies: { pagewright: '1.0.0', other: '2' } })).toMatchObject({
    dependencies: { pagewright: '1.0.0', other: '2' },
  });
  expect(written({ version: '3.0.0', scripts: { start: 'mine', test: 'vitest' } })).toMatchObject({
    version: '3.0.0',
    scripts: { ...SCRIPTS, start: 'mine', test: 'vitest' },
  });
});

test('the test that npm writes where there is none is no test', () => {
  const scripts = { test: 'echo "Error: no test specified" && exit 1', start: 'mine' };
  expect(written({ scripts })).toHaveProperty('scripts', { ...SCRIPTS, start: 'mine' });
});

test.each(['[]', '"a"', '{'])('what is no package file is left alone: %s', (text) => {
  expect(() => packageFile(text, 'bakery', '1.2.3')).toThrow(SyntaxError);
});
