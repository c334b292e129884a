import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codes } from '../../../src/engine/check/codes.ts';
import { rules } from '../../../src/engine/check/rules.ts';
import { spellingCodes } from '../../../src/engine/check/spelling-codes.ts';
import { readingCodes } from '../../../src/engine/read/codes.ts';
import { ownCodes } from '../../../src/engine/read/own/codes.ts';
import { codesMarkdown } from '../../../src/engine/report/formats/codes-markdown.ts';
import { schemaCodes } from '../../../src/engine/schema/codes.ts';
import { fixtureCodes } from '../../support/sites/code-fixtures.ts';

const RULES = path.join(import.meta.dirname, '../../../src/engine/check/rules');

const camelCase = (name: string): string => name.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());

describe('a rule of the checker', () => {
  it('is a file and a line in the index', async () => {
    const files = fs
      .readdirSync(RULES, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && name !== 'index.ts');
    const modules = (await Promise.all(files.map((name) => import(path.join(RULES, name))))) as Record<
      string,
      unknown
    >[];
    const listed = new Set<unknown>(rules);
    const unlisted = files.filter(
      (_name, index) => !Object.values(modules[index] ?? {}).every((rule) => listed.has(rule)),
    );
    expect(unlisted, 'to have a line in src/engine/check/rules/index.ts').toEqual([]);
    expect(rules).toHaveLength(files.length);
    // "theme-contrast.ts" has the rule "themeContrast".
    const named = modules.map((module) => Object.keys(module));
    expect(named).toEqual(files.map((name) => [camelCase(path.basename(name, '.ts'))]));
  });

  it('has codes that nobody else has', () => {
    const declared = [
      readingCodes,
      schemaCodes,
      ownCodes,
      spellingCodes,
      ...rules.map(({ meta }) => meta.codes),
    ].flatMap((some) => Object.keys(some));
    expect(declared.toSorted()).toEqual(Object.keys(codes));
  });

  it('has a fixture for each of its codes, and each fixture a code', () => {
    const fixtures = fixtureCodes();
    const without = Object.keys(codes).filter((code) => !fixtures.includes(code));
    expect(without, 'to have a folder in tests/fixtures/codes').toEqual([]);
    expect(fixtures.toSorted()).toEqual(Object.keys(codes));
  });

  it('is explained, each code in a section of docs/problems.md', () => {
    const headings = [...codesMarkdown().matchAll(/^### (.*)$/gm)].map(([, code]) => code);
    expect(headings.toSorted()).toEqual(Object.keys(codes));
  });

  it('prints what is wrong otherwise than what is right', () => {
    const sections = codesMarkdown().split(/^##+ /m);
    const same = sections.filter((section) => {
      const [, wrong, right] = /Instead of\n\n([^]*?)\n\nwrite\n\n([^]*)/.exec(section) ?? [];
      return wrong !== undefined && wrong.trim() === right?.trim();
    });
    expect(same.map((section) => section.split('\n', 1)[0])).toEqual([]);
  });
});
