import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '../../../src/engine/disk/env.ts';
import { mailNotice, mailSettings, mailTo, missingForPublish } from '../../../src/engine/site/contact/mail-settings.ts';
import { testFolder } from '../../support/temp-folder.ts';

const site = { phones: { main: '(415) 555-0142' }, emails: { info: 'info@example.com' } };
const account = { VITE_EMAILJS_SERVICE_ID: 'svc', VITE_EMAILJS_TEMPLATE_ID: 'tpl', VITE_EMAILJS_PUBLIC_KEY: 'pk' };

test('a site that says nothing keeps its mail on this computer, and the mail client still has something to send', () => {
  expect(mailSettings(site, {})).toEqual({
    mode: 'local',
    serviceId: 'local',
    templateId: 'local',
    publicKey: 'local',
    reach: { phone: '(415) 555-0142', phoneHref: 'tel:4155550142', email: 'info@example.com' },
  });
  expect(missingForPublish(mailSettings(site, {}))).toHaveLength(4);
  expect(mailNotice(mailSettings(site, {}))).toMatch(/^Mail is not set up/);
});

test('variables take precedence and mean real mail; empty ones count as not set', () => {
  const mail = { mode: 'emailjs' as const, serviceId: 'file', templateId: 'file', publicKey: 'file' };
  expect(mailSettings({ ...site, mail }, account)).toMatchObject({
    mode: 'emailjs',
    serviceId: 'svc',
    templateId: 'tpl',
    publicKey: 'pk',
  });
  expect(mailSettings({ ...site, mail }, { ...account, VITE_EMAILJS_SERVICE_ID: ' ' })).toMatchObject({
    serviceId: 'file',
    templateId: 'tpl',
  });
  expect(mailSettings({ ...site, mail: { mode: 'local' } }, account).mode).toBe('emailjs');
  expect(mailSettings(site, { VITE_EMAILJS_SERVICE_ID: '' }).mode).toBe('local');
});

test('real mail that is set up has nothing missing; what is missing is named', () => {
  expect(missingForPublish(mailSettings(site, account))).toEqual([]);
  expect(mailNotice(mailSettings(site, account))).toBeUndefined();
  const half = mailSettings({ ...site, mail: { mode: 'emailjs', serviceId: 'svc' } }, {});
  expect(missingForPublish(half).join('\n')).toMatch(/template ID.*\n.*VITE_EMAILJS_PUBLIC_KEY/);
});

test('limits and block list come along, and the privacy policy is that of the site file', () => {
  const mail = {
    mode: 'local' as const,
    limitRate: { throttle: 60_000 },
    blockList: { list: ['a@example.com'] },
    blockHeadless: true,
  };
  expect(mailSettings({ ...site, pages: { privacy: '/site/privacy' }, mail }, {})).toMatchObject({
    limitRate: { throttle: 60_000 },
    blockList: { list: ['a@example.com'], watchVariable: 'email' },
    blockHeadless: true,
    privacyHref: '/site/privacy',
  });
});

test('variables are read from .env.local over .env, and those of the process come first', () => {
  const root = testFolder();
  fs.writeFileSync(path.join(root, '.env'), 'VITE_EMAILJS_SERVICE_ID=one\nVITE_EMAILJS_TEMPLATE_ID="two"\n');
  fs.writeFileSync(path.join(root, '.env.local'), 'VITE_EMAILJS_SERVICE_ID=local\n');
  expect(readEnv(root, { VITE_EMAILJS_PUBLIC_KEY: 'three' })).toEqual({
    VITE_EMAILJS_SERVICE_ID: 'local',
    VITE_EMAILJS_TEMPLATE_ID: 'two',
    VITE_EMAILJS_PUBLIC_KEY: 'three',
  });
  expect(readEnv(root, { VITE_EMAILJS_SERVICE_ID: 'process' })['VITE_EMAILJS_SERVICE_ID']).toBe('process');
});

test('a folder called .env, as Python has it, says nothing', () => {
  const root = testFolder();
  fs.mkdirSync(path.join(root, '.env'));
  expect(readEnv(root, {})).toEqual({});
});

test('a form can have a target of its own: another template, and another service if it says so', () => {
  const targets = { jobs: { templateId: 'jobs' }, press: { templateId: 'press', serviceId: 'other' } };
  const mail = mailSettings(site, account);
  expect(mailTo('jobs', mail, targets)).toEqual({ ...mail, templateId: 'jobs' });
  expect(mailTo('press', mail, targets)).toEqual({ ...mail, templateId: 'press', serviceId: 'other' });
  expect(mailTo(undefined, mail, targets)).toBe(mail);
  expect(mailTo('jobs', mailSettings(site, {}), targets)).toMatchObject({
    serviceId: 'local',
    templateId: 'target:jobs',
  });
});
