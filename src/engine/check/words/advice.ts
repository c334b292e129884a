import { counted } from '../../../model/counted.ts';
import type { FinalAddress } from '../../site/final-address.ts';
import { didYouMean, listed, orFix, shown, warning, Where } from './say.ts';

/** What could be better. A site can turn each of these off, or make it an error, under "checks" in pages/_site.json. */
export const advice = {
  'page/no-hero': warning((_: object) => [
    'This page has no hero, so visitors see no large heading when they arrive.',
    'Begin "blocks" with: { "type": "hero", "heading": "What this page is about" }',
  ]),
  'page/late-hero': warning(({ number }: { number: number }) => [
    `The hero is block ${number}, but it is made to be the first thing visitors see.`,
    'Move it to the beginning of "blocks".',
  ]),
  'page/second-hero': warning(({ first }: { first: number }) => [
    `This page has a second hero; the first is block ${first}. Two large headings compete with each other.`,
    'Use a block of the type "cta" or "split" here.',
  ]),
  'page/orphan': warning(({ address }: { address: string }) => [
    `No page, menu or list leads to "${address}", so visitors will not find it.`,
    'Link to it from a page that fits, or write "draft": true while it is not ready.',
  ]),
  'page/too-long': warning(({ words, limit }: { words: number; limit: number }) => [
    `This page has about ${words} words; few people read more than ${limit} on one page.`,
    'Split it into several pages that link to each other.',
  ]),

  'seo/duplicate-title': warning(({ title, other }: { title: string; other: string }) => [
    `${other} has the same title, ${shown(title)}. In search results nobody could tell the two apart.`,
    'Give each page a title of its own.',
  ]),
  'seo/duplicate-description': warning(({ other }: { other: string }) => [
    `${other} has the same description. In search results nobody could tell the two apart.`,
    'Say what is special about this page.',
  ]),
  'seo/short-description': warning(({ has, least }: { has: number; least: number }) => [
    `The description has ${counted(has, 'character')}. Search engines replace such a short one with words of their own choice.`,
    `Write one or two sentences, at least ${least} characters.`,
  ]),

  'image/missing-alt': warning((_: object) => [
    'This picture is described neither by its "alt" nor by words beside it, so people who cannot see it learn nothing from it.',
    'Write in "alt" what the picture shows.',
  ]),
  'image/alt-phrase': warning(({ phrase }: { phrase: string }) => [
    `The description begins with ${shown(phrase)}. Screen readers already say that it is a picture.`,
    'Begin with what the picture shows.',
  ]),
  'image/alt-file-name': warning(({ alt }: { alt: string }) => [
    `The description ${shown(alt)} is the name of a file. It would be read aloud like this.`,
    'Write what the picture shows, or "" if it is only decoration.',
  ]),
  'image/too-heavy': warning(({ src, size, limit }: { src: string; size: number; limit: number }) => [
    `"${src}" has ${Math.round(size / 1024)} KB. On a phone that takes long to load.`,
    `Save it smaller, with at most ${limit / 1024} KB: as WebP or AVIF, and not wider than 1600 pixels.`,
  ]),
  'image/unused': warning(({ src }: { src: string }) => [`No page shows "${src}".`, 'Delete the file, or show it on a page.']),
  'shared/unused': warning(({ name }: { name: string }) => [
    `No page shows the shared block "${name}".`,
    `Delete the file, or show it on a page: { "type": "shared", "name": "${name}" }`,
  ]),

  'link/redirected': warning(({ noun, href, to, isWhole }: { noun: string; href: string } & FinalAddress) => [
    `This ${noun} points to "${href}", an old address that leads on to "${to}". Visitors wait twice.`,
    isWhole ? orFix(`Write "${to}".`) : `Write "${to}".`,
  ]),
  'link/draft-page': warning(({ noun, href, reason }: { noun: string; href: string; reason: 'draft' | 'future' | 'past' }) => [
    `This ${noun} points to "${href}", which ${reason === 'draft' ? 'is a draft' : reason === 'future' ? 'is not published yet' : 'is no longer published'}. Visitors would find nothing there.`,
    'Publish that page first, or remove the link.',
  ]),
  'link/empty-words': warning(({ noun, words }: { noun: string; words: string }) => [
    `This ${noun} says only ${shown(words)}. People who jump from link to link hear nothing about where it leads.`,
    'Name what is behind it, such as "See our prices".',
  ]),
  'link/same-words': warning(({ words, href, other, line }: { words: string; href: string; other: string; line: number }) => [
    `${shown(words)} leads to "${href}" here, but to "${other}" on line ${line}. Visitors cannot tell the two apart.`,
    'Give one of them other words.',
  ]),
  'link/other-number': warning(({ number, known }: { number: string; known: string[] }) => [
    `The phone number ${shown(number)} is not one of the site's (${known.join(', ')}).`,
    'Is it right? Write a number of the site as {site.phones.main}; then it is changed everywhere at once. Other numbers can be added under "phones" in pages/_site.json.',
  ]),
  'link/other-mail': warning(({ mail, known }: { mail: string; known: string[] }) => [
    `The e-mail address ${shown(mail)} is not one of the site's (${known.join(', ')}).`,
    'Is it right? Write an address of the site as {site.emails.info}; then it is changed everywhere at once. Others can be added under "emails" in pages/_site.json.',
  ]),

  'text/too-long': warning(({ name, has, limit, reason }: { name: string; has: number; limit: number; reason?: string }) => [
    `"${name}" has ${has} characters; ${reason === undefined ? `it looks best with at most ${limit}` : `the limit is ${limit}, because ${reason}`}.`,
    `Shorten it by ${has - limit}.`,
  ]),
  'text/capitals': warning((_: object, where) => [
    `${Where(where)} is written in capitals. They are hard to read, and some screen readers spell them out.`,
    'Write it as in a normal sentence.',
  ]),
  'text/placeholder': warning(({ words = '', inBrackets }: { words?: string; inBrackets?: number }) =>
    inBrackets === undefined
      ? [`${shown(words)} looks like words that were only meant to hold the place.`, 'Write what visitors should read.']
      : [
          `${counted(inBrackets, 'text')} in this file still ${inBrackets === 1 ? 'stands' : 'stand'} in [brackets] and only ${inBrackets === 1 ? 'holds' : 'hold'} the place; this is ${inBrackets === 1 ? 'it' : 'the first'}.`,
          'Write what visitors should read, without the brackets.',
        ],
  ),
  'text/spelling': warning(({ word, near, list }: { word: string; near: string | undefined; list: string }) => [
    `"${word}" is not in the dictionary.`,
    `${didYouMean(near)} If the word is right, add it to "words" in ${list}.`.trim(),
  ]),

  'collection/contradiction': warning(({ field, other, reason }: { field: string; other: string; reason: string }) => [
    `"${field}" does nothing beside "${other}": ${reason}.`,
    `Remove one of the two.`,
  ]),
  'collection/unknown-fact': warning(({ name, from, near, names }: { name: string; from: string; near?: string; names: string[] }) => [
    `No page in pages${from} has a fact "${name}", so this changes nothing or shows nothing.`,
    didYouMean(near, names.length > 0 ? `Their facts are ${listed(names)}.` : `Write it in the pages: "facts": { "${name}": "…" }`),
  ]),

  'site/redirect-chain': warning(({ href, to, isWhole }: { href: string } & FinalAddress) => [
    `This redirect leads to "${href}", which leads on to "${to}". Visitors wait twice.`,
    isWhole ? orFix(`Write "${to}".`) : `Write "${to}".`,
  ]),
};
