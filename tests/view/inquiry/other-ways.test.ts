import { createElement, type ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { OtherWays } from '../../../src/blocks/inquiryForm/OtherWays.tsx';
import { renderFragment } from '../../../src/prerender/fragment.tsx';

const mail = { reach: { phone: '(415) 555-0142', phoneHref: 'tel:+14155550142', email: 'info@example.com' } };
const said = (lang: string): string => {
  const props = { said: '…', mail } as ComponentProps<typeof OtherWays>;
  const { html } = renderFragment(createElement(OtherWays, props), 'p', { lang, strings: {} });
  return html.replace(/<[^>]*>/g, '');
};

test('how else to reach the company is a sentence of its language, with the end that it has there', () => {
  expect(said('en')).toBe('… (415) 555-0142 or write to info@example.com.');
  expect(said('ja')).toBe('… (415) 555-0142 メールはこちら：info@example.com');
  expect(said('zh-CN')).toBe('… (415) 555-0142 或发送邮件至 info@example.com。');
});
