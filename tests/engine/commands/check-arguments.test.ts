import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../../scripts/check/arguments.ts';

describe('the words after npm run check', () => {
  it.each<[string[], object]>([
    [[], { files: [], format: 'text', root: '.', changed: false, summary: false, spelling: false }],
    [['pages/a.json', '--format', 'sarif', 'pages/b'], { files: ['pages/a.json', 'pages/b'], format: 'sarif' }],
    [['--changed'], { changed: true, files: [] }],
    [['--changed', 'main', '--format', 'github'], { changed: true, base: 'main', files: [], format: 'github' }],
    [['--changed=main', '--root', 'x'], { changed: true, base: 'main', root: 'x' }],
    [['--summary'], { changed: true, summary: true }],
    [['--summary', '--changed', 'main'], { changed: true, summary: true, base: 'main' }],
    [['--spelling', 'pages'], { spelling: true, files: ['pages'] }],
  ])('%j', (words, meant) => {
    expect(parseArguments(words)).toMatchObject(meant);
    if (!('base' in meant)) expect(parseArguments(words).base).toBeUndefined();
  });

  it.each<[string[], string]>([
    [['--format', 'sarfi'], 'There is no format "sarfi". Did you mean "sarif"?'],
    [['--format', 'constructor'], 'There is no format "constructor". Use "text", "json", "github" or "sarif".'],
    [
      ['pages/a.json', '--changed'],
      '"--changed" chooses the pages itself: leave out "pages/a.json". To compare with a branch write --changed BRANCH',
    ],
    [
      ['--summary', 'main'],
      '"--summary" chooses the pages itself: leave out "main". To compare with a branch write --changed BRANCH',
    ],
    [['--summary', '--format', 'json'], '"--summary" is always Markdown: leave out "--format".'],
  ])('%j is refused in plain words', (words, said) => {
    expect(() => parseArguments(words)).toThrow(said);
  });
});
