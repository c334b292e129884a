import type { Rule } from '../rule.ts';
import { addresses } from './addresses.ts';
import { altTexts } from './alt-texts.ts';
import { analytics } from './analytics.ts';
import { authors } from './authors.ts';
import { capitals } from './capitals.ts';
import { charts } from './charts.ts';
import { collectionSettings } from './collection-settings.ts';
import { collections } from './collections.ts';
import { comparisons } from './comparisons.ts';
import { contactLinks } from './contact-links.ts';
import { contrastOfTheme } from './contrast.ts';
import { descriptions } from './descriptions.ts';
import { drawnLetters } from './drawn-letters.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { embeds } from './embeds.ts';
import { exampleContacts } from './example-contacts.ts';
import { feeds } from './feeds.ts';
import { fieldSettings } from './field-settings.ts';
import { formFields } from './form-fields.ts';
import { formatting } from './formatting.ts';
import { headers } from './headers.ts';
import { heavyImages } from './heavy-images.ts';
import { hero } from './hero.ts';
import { home } from './home.ts';
import { imageShapes } from './image-shapes.ts';
import { images } from './images.ts';
import { linkAddresses } from './link-addresses.ts';
import { linkTargets } from './link-targets.ts';
import { linkWords } from './link-words.ts';
import { mailTargets } from './mail-targets.ts';
import { orphans } from './orphans.ts';
import { ownPages } from './own-pages.ts';
import { pageLength } from './page-length.ts';
import { placeholders } from './placeholders.ts';
import { publicFiles } from './public-files.ts';
import { redirects } from './redirects.ts';
import { searchTwins } from './search-twins.ts';
import { repeatedWords } from './repeated-words.ts';
import { sameOpenings } from './same-openings.ts';
import { sections } from './sections.ts';
import { securityContact } from './security-contact.ts';
import { sharedBlocks } from './shared-blocks.ts';
import { sharedTranslations } from './shared-translations.ts';
import { tokens } from './tokens.ts';
import { dates } from './dates.ts';
import { mail } from './mail.ts';
import { markup } from './markup.ts';
import { sameEntries } from './same-entries.ts';
import { tokenForms } from './token-forms.ts';
import { typeface } from './typeface.ts';
import { wordless } from './wordless.ts';
import { lead } from './lead.ts';
import { leftLists } from './left-lists.ts';
import { languageLinks } from './language-links.ts';
import { languageWords } from './language-words.ts';
import { languages } from './languages.ts';
import { phones } from './phones.ts';
import { strings } from './strings.ts';
import { translatedWords } from './translated-words.ts';
import { translations } from './translations.ts';
import { unreadableImages } from './unreadable-images.ts';
import { untranslated } from './untranslated.ts';

/** All rules. Each stands alone; their order does not matter. */
export const rules = [
  headers,
  securityContact,
  addresses,
  altTexts,
  analytics,
  authors,
  capitals,
  charts,
  collectionSettings,
  collections,
  comparisons,
  contactLinks,
  contrastOfTheme,
  descriptions,
  drawnLetters,
  drawnPictures,
  embeds,
  exampleContacts,
  feeds,
  fieldSettings,
  formFields,
  formatting,
  heavyImages,
  hero,
  home,
  imageShapes,
  images,
  linkAddresses,
  linkTargets,
  linkWords,
  mailTargets,
  orphans,
  ownPages,
  pageLength,
  placeholders,
  publicFiles,
  redirects,
  repeatedWords,
  sameOpenings,
  searchTwins,
  sections,
  sharedBlocks,
  sharedTranslations,
  dates,
  mail,
  markup,
  sameEntries,
  tokenForms,
  typeface,
  wordless,
  lead,
  leftLists,
  languageLinks,
  languageWords,
  languages,
  phones,
  strings,
  translatedWords,
  translations,
  unreadableImages,
  untranslated,
  tokens,
] as Rule[];
