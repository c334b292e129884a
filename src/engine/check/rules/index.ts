import type { Rule } from '../rule.ts';
import { addresses } from './pages/addresses.ts';
import { altTexts } from './images/alt-texts.ts';
import { analytics } from './site/analytics.ts';
import { authors } from './pages/authors.ts';
import { bareAddresses } from './links/bare-addresses.ts';
import { capitals } from './words/capitals.ts';
import { charts } from './sections/charts.ts';
import { collectionSettings } from './sections/collection-settings.ts';
import { collections } from './sections/collections.ts';
import { comparisons } from './sections/comparisons.ts';
import { contactLinks } from './links/contact-links.ts';
import { contrastOfTheme } from './site/contrast.ts';
import { currencies } from './sections/currencies.ts';
import { descriptions } from './pages/descriptions.ts';
import { drawnLetters } from './images/drawn-letters.ts';
import { drawnPictures } from './images/drawn-pictures.ts';
import { embeds } from './sections/embeds.ts';
import { exampleContacts } from './words/example-contacts.ts';
import { feeds } from './site/feeds.ts';
import { fieldSettings } from './forms/field-settings.ts';
import { formFields } from './forms/form-fields.ts';
import { formatting } from './words/formatting.ts';
import { headers } from './site/headers.ts';
import { heavyImages } from './images/heavy-images.ts';
import { hero } from './sections/hero.ts';
import { home } from './pages/home.ts';
import { imageShapes } from './images/image-shapes.ts';
import { sharingPictures } from './images/sharing-pictures.ts';
import { images } from './images/images.ts';
import { linkAddresses } from './links/link-addresses.ts';
import { linkTargets } from './links/link-targets.ts';
import { linkWords } from './links/link-words.ts';
import { mojibake } from './words/mojibake.ts';
import { newsletterForms } from './forms/newsletter-forms.ts';
import { mailTargets } from './forms/mail-targets.ts';
import { orphans } from './pages/orphans.ts';
import { ownPages } from './pages/own-pages.ts';
import { pageLength } from './pages/page-length.ts';
import { pastedSpaces } from './words/pasted-spaces.ts';
import { smallImages } from './images/small-images.ts';
import { placeholders } from './words/placeholders.ts';
import { publicFiles } from './site/public-files.ts';
import { redirects } from './pages/redirects.ts';
import { robots } from './site/robots.ts';
import { searchTwins } from './site/search-twins.ts';
import { siteAddress } from './site/site-address.ts';
import { repeatedWords } from './words/repeated-words.ts';
import { sameOpenings } from './words/same-openings.ts';
import { sections } from './sections/sections.ts';
import { securityContact } from './site/security-contact.ts';
import { sharedBlocks } from './sections/shared-blocks.ts';
import { sharedTranslations } from './languages/shared-translations.ts';
import { templates } from './site/templates.ts';
import { tokens } from './words/tokens.ts';
import { dates } from './pages/dates.ts';
import { mail } from './forms/mail.ts';
import { markup } from './words/markup.ts';
import { sameEntries } from './words/same-entries.ts';
import { toldDates } from './pages/told-dates.ts';
import { tokenForms } from './words/token-forms.ts';
import { typeface } from './site/typeface.ts';
import { wordless } from './words/wordless.ts';
import { lead } from './sections/lead.ts';
import { leftLists } from './sections/left-lists.ts';
import { languageLinks } from './languages/language-links.ts';
import { languageWords } from './languages/language-words.ts';
import { languages } from './languages/languages.ts';
import { phones } from './words/phones.ts';
import { strings } from './languages/strings.ts';
import { translatedWords } from './languages/translated-words.ts';
import { translations } from './languages/translations.ts';
import { unknownLanguages } from './languages/unknown-languages.ts';
import { unreadableImages } from './images/unreadable-images.ts';
import { untranslated } from './languages/untranslated.ts';

/** All rules. Each stands alone; their order does not matter. */
export const rules = [
  headers,
  securityContact,
  addresses,
  altTexts,
  analytics,
  authors,
  bareAddresses,
  capitals,
  charts,
  collectionSettings,
  collections,
  comparisons,
  contactLinks,
  contrastOfTheme,
  currencies,
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
  sharingPictures,
  images,
  linkAddresses,
  linkTargets,
  linkWords,
  mailTargets,
  mojibake,
  newsletterForms,
  orphans,
  ownPages,
  pageLength,
  pastedSpaces,
  placeholders,
  smallImages,
  publicFiles,
  redirects,
  repeatedWords,
  sameOpenings,
  robots,
  searchTwins,
  siteAddress,
  sections,
  sharedBlocks,
  sharedTranslations,
  templates,
  dates,
  mail,
  markup,
  sameEntries,
  toldDates,
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
  unknownLanguages,
  unreadableImages,
  untranslated,
  tokens,
] as Rule[];
