import { expect, it } from 'vitest';
import { notInstalled } from '../../../src/engine/disk/project.ts';

it('says what to do where packages are in no folder', () => {
  expect(notInstalled('node_modules/react')).toContain('Install the packages again.');
  expect(notInstalled('node_modules/react', '3')).toContain('Write "nodeLinker: node-modules" into .yarnrc.yml');
});
