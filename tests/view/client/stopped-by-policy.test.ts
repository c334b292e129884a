import { describe, expect, test } from 'vitest';
import { violationWords } from '../../../src/tools/stopped-by-policy.ts';

const REPORTED = {
  disposition: 'report',
  effectiveDirective: 'connect-src',
  blockedURI: 'https://api.example.org/slots?day=1',
  sample: '',
  sourceFile: new URL('/blocks/slots.tsx?t=5', 'https://www.example.org').href,
  lineNumber: 9,
} as const;

describe('what the browsers of visitors would stop is told', () => {
  test('with the words that allow it, where a schema can', () => {
    expect(violationWords(REPORTED)).toMatch(
      /in blocks\/slots\.tsx, about line 9: .*from https:\/\/api\.example\.org\. .*"x-csp": \{ "connect-src": \["https:\/\/api\.example\.org"\] \}/,
    );
  });

  test('with what to do instead, where none can', () => {
    const script = { ...REPORTED, effectiveDirective: 'script-src-elem', sourceFile: '' };
    expect(violationWords(script)).toMatch(
      /^Visitors' browsers stop this: .*api\.example\.org\. Put what is there beside/,
    );
    const html = {
      ...script,
      effectiveDirective: 'require-trusted-types-for',
      blockedURI: 'trusted-types-sink',
      sample: 'Element innerHTML|<i>',
    };
    expect(violationWords(html)).toMatch(/\("Element innerHTML"\), and the section is not shown/);
  });

  test('but for what a browser has stopped already: it says so itself', () => {
    expect(violationWords({ ...REPORTED, disposition: 'enforce' })).toBeUndefined();
  });
});
