import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { below, slashed } from '../../../src/engine/disk/files/paths.ts';
import { tryRemove, renameWithRetry } from '../../../src/engine/disk/files/retry-locked.ts';

const { win32 } = path;

describe('paths of Windows', () => {
  it.each([
    ['C:\\site', 'C:\\site\\pages\\index.json', 'pages/index.json'],
    ['C:\\site', 'C:/site/pages/index.json', 'pages/index.json'],
    ['c:\\Site\\', 'C:\\site\\pages', 'pages'],
    ['C:\\site', 'C:\\site', ''],
    ['C:\\site', 'C:\\site-two\\pages', undefined],
    ['C:\\site', 'C:\\', undefined],
    ['C:\\site', 'D:\\site\\pages', undefined],
    ['C:\\site', '\\\\server\\share\\pages', undefined],
    ['C:\\site', 'C:\\site\\..hidden', '..hidden'],
  ])('are names as seen from %s: %s', (folder, file, name) => {
    expect(below(folder, file, win32)).toBe(name);
  });

  it('become addresses of modules', () => {
    expect(slashed('C:\\site\\blocks\\menu.tsx', win32)).toBe('C:/site/blocks/menu.tsx');
  });
});

describe('a file that another program holds open', () => {
  const fault = (code: string): Error => Object.assign(new Error(code), { code });
  const heldFor = (times: number, code: string) => {
    const calls: unknown[] = [];
    const rename = (...files: unknown[]): void => {
      if (calls.push(files) <= times) throw fault(code);
    };
    return { calls, rename };
  };

  it('is renamed once that lets go of it', () => {
    const { calls, rename } = heldFor(2, 'EPERM');
    renameWithRetry('a', 'b', rename, [0, 0, 0]);
    expect(calls).toEqual([1, 2, 3].map(() => ['a', 'b']));
  });

  it('is given up at last, and for any other reason at once', () => {
    expect(() => renameWithRetry('a', 'b', heldFor(9, 'EBUSY').rename, [0, 0])).toThrow('EBUSY');
    const { calls, rename } = heldFor(1, 'ENOENT');
    expect(() => renameWithRetry('a', 'b', rename, [0, 0])).toThrow('ENOENT');
    expect(calls).toHaveLength(1);
  });

  it('stays where it was to be removed, and no more is said of it', () => {
    expect(() => tryRemove('a', heldFor(1, 'EBUSY').rename)).not.toThrow();
    expect(() => tryRemove('a', heldFor(1, 'ENOTEMPTY').rename)).not.toThrow();
    expect(() => tryRemove('a', heldFor(1, 'EIO').rename)).toThrow('EIO');
  });
});
