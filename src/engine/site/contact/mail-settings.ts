import { localTarget } from '../../../model/forms/local-mail.ts';
import type { MailSettings } from '../../../model/page/types.ts';
import { countryOf, telHref } from './phones.ts';
import type { SiteDocument } from '../../../model/page/blocks.generated.ts';

/** Environment variables, by name. */
export type Env = Record<string, string | undefined>;

/** The three IDs of an EmailJS account: their names in `_site.json`, in the environment, and in words. */
const IDS = [
  { key: 'serviceId', variable: 'VITE_EMAILJS_SERVICE_ID', name: 'service ID' },
  { key: 'templateId', variable: 'VITE_EMAILJS_TEMPLATE_ID', name: 'template ID' },
  { key: 'publicKey', variable: 'VITE_EMAILJS_PUBLIC_KEY', name: 'public key' },
] as const;

/** The same by their names in `_site.json`. */
export const MAIL_IDS = IDS.map(({ key }) => key);

/** What stands for the IDs while mail stays on this computer: the mail client refuses to send without any. */
const LOCAL = 'local';

/**
 * How the site's inquiries are sent: `mail` of `_site.json`, over which the `VITE_EMAILJS_*` variables take precedence.
 * A variable that is set means real mail, whatever the file says; one that is empty counts as not set (as in CI without
 * secrets).
 */
export function mailSettings(
  site: Partial<Pick<SiteDocument, 'mail' | 'phones' | 'emails' | 'pages' | 'country' | 'lang'>> | undefined,
  env: Env,
): MailSettings {
  const authored = site?.mail;
  const mode = authored?.mode === 'emailjs' || IDS.some(({ variable }) => env[variable]?.trim()) ? 'emailjs' : 'local';
  const [serviceId = '', templateId = '', publicKey = ''] = IDS.map(
    ({ key, variable }) => env[variable]?.trim() || authored?.[key]?.trim() || (mode === 'local' ? LOCAL : ''),
  );
  const { limitRate, blockList, blockHeadless } = authored ?? {};
  return {
    mode,
    serviceId,
    templateId,
    publicKey,
    ...(limitRate && { limitRate: { ...(limitRate.id && { id: limitRate.id }), throttle: limitRate.throttle } }),
    ...(blockList && { blockList: { list: blockList.list, watchVariable: blockList.watchVariable ?? 'email' } }),
    ...(blockHeadless && { blockHeadless }),
    reach: {
      phone: site?.phones?.main ?? '',
      phoneHref: telHref(site?.phones?.main ?? '', countryOf(site)),
      email: site?.emails?.info ?? '',
    },
    ...(site?.pages?.privacy && { privacyHref: site.pages.privacy }),
  };
}

/**
 * The settings with another target of the site's, as a form names it. Mail that stays on this computer says by its
 * template where it would go.
 */
export function mailTo(
  target: string | undefined,
  mail: MailSettings,
  targets: NonNullable<SiteDocument['mail']>['targets'] = {},
): MailSettings {
  const named = target === undefined ? undefined : targets[target];
  if (target === undefined || !named) return mail;
  if (mail.mode === 'local') return { ...mail, templateId: localTarget(target) };
  return { ...mail, templateId: named.templateId, serviceId: named.serviceId ?? mail.serviceId };
}

/** What stands between these settings and real mail, as plain sentences; empty when nothing does. */
export function missingForPublish(mail: MailSettings): string[] {
  const missing = IDS.filter(({ key }) => !mail[key] || (mail.mode === 'local' && mail[key] === LOCAL)).map(
    ({ key, variable, name }) =>
      `The ${name} of your EmailJS account is missing: set "mail.${key}" in pages/_site.json, or the variable ${variable}.`,
  );
  return mail.mode === 'local'
    ? ['Mail is local: inquiries stay on this computer. Set "mail.mode" to "emailjs" in pages/_site.json.', ...missing]
    : missing;
}

/** What a build says about mail; nothing when real mail is set up. */
export function mailNotice(mail: MailSettings): string | undefined {
  const missing = missingForPublish(mail);
  if (missing.length === 0) return undefined;
  const effect =
    mail.mode === 'local'
      ? 'inquiries arrive only with "npm start" and "npm run preview", at /__inbox. On any other host the form will fail.'
      : 'every inquiry will fail.';
  return `Mail is not set up: ${effect} "npm run build -- --publish" refuses this.\n${missing.map((line) => `  ${line}`).join('\n')}`;
}
