import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { withSite } from '../support/bad-pages.ts';
import { PROJECT } from '../support/dist.ts';

function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/launch.mjs', 'check', ...args], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run check', () => {
  it('ends with 1 for errors, and writes nothing but JSON when asked', () => {
    const { status, stdout, stderr } = withSite('field/unknown-choice', (root) =>
      check('--format', 'json', '--root', root),
    );
    expect([status, stderr]).toEqual([1, '']);
    const report = JSON.parse(stdout) as Record<string, unknown> & { problems: object[] };
    expect(Object.keys(report)).toEqual(['problems', 'errors', 'warnings', 'files']);
    expect(report).toMatchObject({
      problems: [{ docs: expect.stringMatching(/problems\.md#fieldunknown-choice$/) }, {}],
      errors: 2,
      warnings: 0,
      files: 3,
    });
  });

  it('ends with 0 for warnings, without colour when not at a terminal', () => {
    const { status, stdout } = withSite('text/too-long', (root) => check('--root', root));
    expect(status).toBe(0);
    expect(stdout).toContain('3 files checked: 1 warning.');
    expect(stdout).not.toContain('\u001b');
  });

  it('looks at some files only, named from the root or as folders', () => {
    const { one, all } = withSite('link/missing-page', (root) => ({
      one: check('pages/about.json', '--root', root),
      all: check('pages', '--root', root),
    }));
    expect([one.status, all.status]).toEqual([0, 1]);
    expect(one.stdout).toContain('1 file checked: everything is fine.');
  });

  it.each([[['--root', 'no/such/folder']], [['--nonsense']], [['--format', 'xml']], [['pages/no-such-page.json']]])(
    'ends with 2 and a plain sentence for %j',
    (args) => {
      const { status, stdout, stderr } = check(...args);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^[A-Z][^\n]+\.\n/);
      expect(stderr).not.toMatch(/\n\s+at /);
    },
  );
});
