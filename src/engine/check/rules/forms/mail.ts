import { site } from '../../../../model/diagnostics/example.ts';
import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { listed } from '../../../../model/words/phrases.ts';
import { MAIL_IDS } from '../../../site/contact/mail-settings.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { siteRule } from '../../rule.ts';

/** Real mail has what it needs. */
export const mail = siteRule({
  meta: {
    codes: {
      'site/mail-ids': {
        level: 'advice',
        title: 'Mail is to be sent, but nobody knows through which account',
        message: ({ missing }: { missing: string[] }) => [
          `Inquiries are to be sent with EmailJS, but ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} missing, so every one of them would fail.`,
          'Copy them from your EmailJS account into "mail", or set the VITE_EMAILJS_… variables where the site is built.',
        ],
        why: 'Every inquiry would fail.',
        bad: site('"mail": { "mode": "emailjs" }'),
        good: site(
          '"mail": { "mode": "emailjs", "serviceId": "service_a1", "templateId": "template_b2", "publicKey": "c3D4e5" }',
        ),
      },
    },
  },
  check({ site, reportIn }) {
    const { mail: settings } = siteDataOf(site.content);
    if (!site.tokens || settings?.mode !== 'emailjs') return;
    const missing = MAIL_IDS.filter((name) => !settings[name]?.trim());
    if (missing.length > 0) reportIn(SITE_FILE)('site/mail-ids', { path: ['mail', 'mode'] }, { missing });
  },
});
