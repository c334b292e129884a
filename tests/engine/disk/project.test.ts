import { expect, it } from 'vitest';
import { notInstalledMessage } from '../../../src/engine/disk/project.ts';

it('says what to do where packages are in no folder', () => {
  expect(notInstalledMessage('node_modules/react')).toContain('Install the packages again.');
  expect(notInstalledMessage('node_modules/react', '3')).toContain('Write "nodeLinker: node-modules" into .yarnrc.yml');
});
