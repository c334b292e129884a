import fs from 'node:fs';
import path from 'node:path';
import type { Thing } from '../../src/engine/build/document/structured-data/thing.ts';
import { PROJECT } from './places.ts';

interface Vocabulary {
  types: Record<string, { is: string[]; has: Record<string, string[]> }>;
}

const { types } = JSON.parse(
  fs.readFileSync(path.join(PROJECT, 'tests/fixtures/schema-org.json'), 'utf8'),
) as Vocabulary;

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');

const DAYS = new Set(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

/** Values that are no things of their own, by the names that the vocabulary has for them. */
const VALUES: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  // Anything may be named by its address (https://schema.org/docs/gs.html#schemaorg_expected).
  Thing: isAddress,
  URL: isAddress,
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  Time: (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value),
  DayOfWeek: (value) => typeof value === 'string' && DAYS.has(value),
  Duration: (value) => typeof value === 'string' && /^P\d+[YM]$/.test(value),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
};

/**
 * What search engines must have of a thing to show it as more than a link, and what they ask for and any site has
 * (https://developers.google.com/search/docs/appearance/structured-data).
 */
const WANTED: Record<string, string[]> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name'],
  LocalBusiness: ['name', 'address'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Question: ['name', 'acceptedAnswer'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'contentUrl', 'uploadDate'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  WebSite: ['name', 'url'],
};

/** A type and all that it is a kind of. */
export const kindsOf = (type: string): string[] => [type, ...(types[type]?.is ?? []).flatMap(kindsOf)];

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && '@type' in value;

/** What of a thing is not in the vocabulary, and what it lacks. */
export function faultsOf(thing: Thing): string[] {
  const { '@type': type, ...properties } = thing;
  if (!types[type]) return [`There is no type ${type}`];
  const lacking = (WANTED[type] ?? []).filter((name) => properties[name] === undefined);
  const wrong = Object.entries(properties).flatMap(([name, written]) =>
    [written].flat().flatMap((value) => (value === undefined ? [] : valueFaults(type, name, value))),
  );
  return [...lacking.map((name) => `${type} lacks ${name}`), ...wrong];
}

function valueFaults(type: string, name: string, value: unknown): string[] {
  const ranges = kindsOf(type).flatMap((kind) => types[kind]?.has[name] ?? []);
  if (ranges.length === 0) return [`${type} has no ${name}`];
  if (!isThing(value))
    return ranges.some((range) => VALUES[range]?.(value)) ? [] : [`${type}.${name} cannot be ${JSON.stringify(value)}`];
  const fits = kindsOf(value['@type']).some((kind) => ranges.includes(kind));
  return [...(fits ? [] : [`${type}.${name} cannot be of type ${value['@type']}`]), ...faultsOf(value)];
}

/** All types in a thing. */
export const typesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(isThing(value) ? [value['@type']] : []), ...Object.values(value).flatMap(typesIn)];
