import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forEachString, isForAuthorsOnly } from '../../src/model/content/texts.ts';
import { PROJECT } from '../support/places.ts';

const PAGES = path.join(PROJECT, 'pages');
const { facts } = JSON.parse(fs.readFileSync(path.join(PAGES, '_site.json'), 'utf8')) as {
  facts: Record<string, string>;
};

/**
 * What the company promises, by the fact that says it, and how it would look if somebody wrote it by hand. Stories of
 * clients have figures of their own.
 */
const PROMISES: Record<string, RegExp> = {
  founded: /\b2019\b/,
  experience: /\b15 years|fifteen years/i,
  years: /\b15\+/,
  uptime: /99\.9\s?%/,
  tickets: /50k\+|50,000 tickets/i,
  experts: /\b25\+/,
  criticalMinutes: /\b15\b|fifteen|quarter of an hour/i,
  critical: /\bissue is critical when|critical means/i,
  response: /\b1 hour\b|within (?:one|an) hour/i,
  managedPlan: /managed plan (?:is a|means)\b/i,
  annualSaving: /\$5\b/,
  trialLength: /seven days|\b7[- ]days?\b|two weeks on request/i,
  trialSize: /five users|two desktop phones/i,
  trialReturn: /\b21[- ]days?\b/,
  releaseTimeline: /\b70\s?%/,
  releaseBugs: /\b50\s?%/,
  releaseUpkeep: /\b60\s?%/,
  releaseCost: /\b40\s?%/,
  releaseSuccess: /99\.9\s?%/,
  faceAccuracy: /99\.8\s?%/,
  faceTrial: /\b30[- ]day/i,
  faceTrialRequests: /\b1,000 auth/i,
};
const STORIES = /^insights\/|^privacy-policy|^terms-of-service/;
/** What a client's story says of the client, where a page of an industry quotes it. */
const isQuoted = (block: unknown): boolean => (block as { type?: string } | undefined)?.type === 'caseStudy';

const texts = fs
  .readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && file !== '_site.json' && !STORIES.test(file))
  .flatMap((file) => {
    const found: { file: string; text: string }[] = [];
    const data = JSON.parse(fs.readFileSync(path.join(PAGES, file), 'utf8')) as { blocks?: unknown[] };
    const said = { ...data, blocks: data.blocks?.filter((block) => !isQuoted(block)) };
    forEachString(said, (text, at) => void (isForAuthorsOnly(at) || found.push({ file, text })));
    return found;
  });

test('every promise is a fact of the site file', () => {
  expect(Object.entries(PROMISES).filter(([name, byHand]) => !byHand.test(facts[name] ?? ''))).toEqual([]);
  expect(texts.length).toBeGreaterThan(500);
});

test.each(Object.entries(PROMISES))('%s is written by token wherever it is promised', (name, byHand) => {
  expect(texts.filter(({ text }) => byHand.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  expect(texts.filter(({ text }) => text.includes(`{site.facts.${name}}`)).length).toBeGreaterThan(0);
});
