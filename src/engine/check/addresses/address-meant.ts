import { asAddressName } from '../../../model/addresses/address.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { inPlainDigits } from '../../../model/words/letters/plain-digits.ts';
import { dialledExtension } from '../../../model/words/phone-extension.ts';
import { chatAddressMeant } from '../../site/contact/chat-address.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { finalAddress } from '../../site/links/final-address.ts';
import { decoded, isFile } from '../../site/links/links-of.ts';
import { pageMeant } from '../../site/links/page-meant.ts';
import { isSafeAddress } from '../../site/links/safe-address.ts';
import { headingInItsLetters } from '../../site/slug.ts';
import type { SiteContext } from '../site-context.ts';
import { fileMeant } from './file-meant.ts';

type Reading = (written: string, site: SiteContext) => string | undefined;

/** What comes along, unseen, when an address is pasted. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** The complete and safe address that was probably meant. */
export function addressMeant(href: string, site: SiteContext): string | undefined {
  // Letters, digits and signs of keyboards for Chinese and Japanese may be as wide as theirs.
  const meant = read(href.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim(), site);
  return meant !== undefined && meant !== href && isSafeAddress(meant) ? meant : undefined;
}

function read(written: string, site: SiteContext): string | undefined {
  for (const reading of READINGS) {
    const meant = reading(written, site);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

const asChat: Reading = (written, site) => {
  const chat = chatAddressMeant(written, languageAt(site.content, '/').country);
  return chat === undefined ? undefined : (read(chat, site) ?? encodedBehindHost(chat));
};

/** What begins as the name of a scheme does, whatever signs stand behind it. */
const SCHEME = /^([a-z]{2,8})[:;]?\/{0,3}/i;

const withoutScheme = (written: string): string => written.replace(SCHEME, '');

const asMail: Reading = (written) => {
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(written)) return `mailto:${written}`;
  // A subject and words for the mail are none that every mail program reads.
  if (/^mail(?:to)?[:;]/i.test(written)) return `mailto:${withoutScheme(written).replace(/\?.*$|\s/g, '')}`;
  return undefined;
};

/** A number with its extension, up to the word, or the stroke behind enough digits, that leads on to another. */
const NUMBER = /[+(]?\d(?:[\d().\- ]|(?<!\d{7})\/(?=\d))*(?:,\d+)?/;

/** Dashes, a minus, and the sign of a long vowel, which keyboards for Japanese have in the place of a hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212ー]/g;

const asPhone: Reading = (address) => {
  const written = inPlainDigits(address).replace(HYPHENS, '-');
  const star = /^(?:tel:)?(?<number>\*\d{3,6})$/i.exec(written.replace(/ /g, ''));
  if (star) return `tel:${star.groups?.['number']}`;
  if (/^(?:tel|tlf|tele?fono?|phone|call|callto|fon|ring|тел|телефон|טל|טלפון|נייד)[:;]/i.test(written)) {
    const number = dialledExtension(withoutScheme(written).replace(/^\p{L}+[:;] ?/u, ''));
    // Of several the first: all of their digits together are nobody's.
    return `tel:${(NUMBER.exec(number)?.[0] ?? number).replace(/[^\d+,]/g, '')}`;
  }
  const number = written.replace(/^(?:tel|tlf|telefon|phone|fon|call)\b[. ]+/i, '');
  return /^[+(\d][\d().\-/ ]{5,}$/.test(number) ? `tel:${number.replace(/[^\d+]/g, '')}` : undefined;
};

/** The name of a site, with an address behind it: "wa.me/351213456780". */
const OTHER_SITE = /^(?!.*\.(?:html?|php|json|pdf|jpe?g|png|svg|webp)\/)(?:[a-z\d-]+\.)+[a-z]{2,6}\/./i;

const asOtherSite: Reading = (written) => {
  const scheme = SCHEME.exec(written)?.[1]?.toLowerCase();
  const hasScheme = /^[a-z]{2,6}[:;]\/{0,3}[\w-]+\./i.test(written);
  if (hasScheme && scheme !== undefined && nearest(scheme, ['https', 'http']))
    return `https://${encodedBehindHost(withoutScheme(written).replace(/^[^/?#]*/, (host) => host.toLowerCase()))}`;
  if (/^\/\/[\w-]+\./.test(written)) return `https:${written}`;
  const behind = /^https?:?\/+(?=[\w-]+\.)(.*)$/i.exec(written)?.[1];
  if (behind !== undefined) return `https://${encodedBehindHost(behind)}`;
  if (OTHER_SITE.test(written)) return `https://${encodedBehindHost(written)}`;
  const isName = /^(?:www\.|[\w-]+\.(?:com|org|net|io|de|ch|at|eu|co|info)\b)/i.test(written);
  return isName ? `https://${written}` : undefined;
};

/** An old address in other letters, which leads on: "/お問い合わせ". */
const asOldAddress: Reading = (written, site) =>
  written.startsWith('/') && /[^\u0000-\u007f]/.test(written)
    ? finalAddress(encodedBehindHost(written), site)?.to
    : undefined;

const asFile: Reading = (written, site) => {
  if (!isFile(written)) return undefined;
  const file = `/${written.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`;
  // These signs would end the name of a file that has them.
  if (site.publicFiles().has(file)) return encodeURI(file).replace(/[#?]/g, encodeURIComponent);
  if (!/[^!-~]/.test(written)) return undefined;
  const wanted = decoded(written);
  const there = fileMeant(wanted, site.publicFiles());
  // What is there goes before what only has the form of an address; one that looks the same is told as that.
  return encodeURI(there === undefined || there.normalize() === wanted.normalize() ? wanted : there);
};

const asPage: Reading = (written, site) => {
  if (written === '') return undefined;
  if (!/^[/#]/.test(written)) return pageMeant(`/${written.replace(/^(?:\.*\/)+|^\.+/, '')}`, site.known);
  const [page = '', section = ''] = written.split('#');
  const { lang } = languageAt(site.content, page);
  const name = headingInItsLetters(section, lang) ?? asAddressName(section, lang);
  const meant = page === '' ? '' : pageMeant(page, site.known);
  return meant === undefined || name === '' ? meant : `${meant}#${name}`;
};

/** What an address can be meant as: the first that makes something of it decides. */
const READINGS: readonly Reading[] = [asChat, asMail, asPhone, asOtherSite, asOldAddress, asFile, asPage];

/** An address without its scheme, as browsers send it: "…?text=Olá, quero" was typed by hand. */
function encodedBehindHost(address: string): string {
  const host = /^[^/?#]*/.exec(address)?.[0] ?? '';
  return (
    host +
    address.slice(host.length).replace(/[^\x21-\x7e]+/g, (letters) => encodeURI(letters.replace(/\p{Surrogate}/gu, '')))
  );
}
