import { describe, expect, it } from 'vitest';
import { withSite } from '../../support/sites/code-fixtures.ts';
import { command, type Ended } from '../../support/command.ts';

const check = (...args: string[]): Promise<Ended> => command('check', ...args);

describe('npm run check', () => {
  it('ends with 1 for errors, and writes nothing but JSON when asked', async () => {
    const { status, stdout, stderr } = await withSite('field/unknown-choice', (root) =>
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

  it('ends with 0 for warnings, without color when not at a terminal', async () => {
    const { status, stdout } = await withSite('text/too-long', (root) => check('--root', root));
    expect(status).toBe(0);
    expect(stdout).toContain('3 files checked: 2 warnings.');
    expect(stdout).not.toContain('\u001b');
  });

  it('looks at some files only, named from the root or as folders', async () => {
    const { one, all } = await withSite('link/missing-page', async (root) => ({
      one: await check('pages/about.json', '--root', root),
      all: await check('pages', '--root', root),
    }));
    expect([one.status, all.status]).toEqual([0, 1]);
    expect(one.stdout).toContain('1 file checked: everything is fine.');
  });

  it.each([[['--root', 'no/such/folder']], [['--nonsense']], [['--format', 'xml']], [['pages/no-such-page.json']]])(
    'ends with 2 and a plain sentence for %j',
    async (args) => {
      const { status, stdout, stderr } = await check(...args);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^[A-Z][^\n]+\.\n/);
      expect(stderr).not.toMatch(/\n\s+at /);
    },
  );
});
