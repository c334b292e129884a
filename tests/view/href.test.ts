import { describe, expect, it } from 'vitest';
import { isOwnFile, isSafeHref } from '../../src/model/addresses/href.ts';

const SAFE = [
  '/',
  '/contact',
  '/contact#form',
  '#faq',
  '#料金について',
  '#12月31日-1月3日',
  '#%E6%96%99%E9%87%91',
  '/news/snow#नियम-व-शर्तें',
  '/services/managed-it?x=1&y=2',
  'https://example.com',
  'https://example.com/a?b=c#d',
  'https://xn--e1afmkfd.example/',
  'mailto:info@example.com',
  'tel:+15551234567',
  'tel:+1 (555) 123-4567',
  'tel:+15551234567,12',
  'tel:*6482',
  '/a//b',
];

const UNSAFE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example/x',
  '\\\\evil.example',
  '/\\evil.example',
  'http:evil',
  'https:/evil.example',
  'https://user:pw@evil.example',
  'https://good.example@evil.example/',
  'blob:https://x/1',
  'file:///etc/passwd',
  'mailto:a@b.c?bcc=x@y.z',
  'mailto:',
  'tel:',
  'tel:+15551234567,',
  'tel:+15551234567,*21#',
  'contact',
  '../up',
  '?x=1',
  '',
  'http://example.com',
  '/ contact',
  '/contact ',
  '/contact\u202e',
  '/contact#\u202e料金',
  '#料金\u200b',
  '#料 金',
  '#料金"onclick=x',
  '#料金#料金',
  '/料金',
  '/contact?料金#料金',
  'https://example.com:99999/',
  'https://[::1]/',
  'ws://x',
  'https://exämple.com',
  'https://EXAMPLE.com',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://',
  'https:///evil.example',
  'HTTPS://evil.example',
  '#',
  'mailto:a@b.c%0abcc:x@y.z',
  `/${'a'.repeat(3000)}`,
];

describe('isSafeHref', () => {
  it.each(SAFE)('allows %j', (href) => expect(isSafeHref(href)).toBe(true));
  it.each(UNSAFE)('refuses %j', (href) => expect(isSafeHref(href)).toBe(false));
  it.each([null, undefined, 5, {}, ['/contact']])('refuses %j, which is no text', (value) =>
    expect(isSafeHref(value as unknown as string)).toBe(false),
  );
});

describe('isOwnFile', () => {
  it.each(['/images/team.jpg', '/images/Our Team.jpg', '/images/größe.svg'])('allows %j', (file) =>
    expect(isOwnFile(file)).toBe(true),
  );
  it.each([
    '',
    'x.jpg',
    '//evil.example/x',
    '/\t/evil.example/x',
    '/\\evil.example',
    'https://evil.example/x',
    'data:,',
    '//[',
  ])('refuses %j', (file) => expect(isOwnFile(file)).toBe(false));
});
