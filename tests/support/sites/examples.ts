import fs from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../places.ts';
import { copyOfSite, type TempSite } from './temp-site.ts';

interface Example {
  type: string;
  blocks: Record<string, unknown>[];
}

const folder = path.join(PROJECT, 'schemas/blocks');

/** Every block type with the examples of its schema, numbered so that their section names do not clash. */
export function schemaExamples(): Example[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => {
      const { examples = [] } = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as {
        examples?: Record<string, unknown>[];
      };
      const blocks = examples.map((block, index) =>
        'id' in block ? { ...block, id: `${String(block['id'])}-${index}` } : block,
      );
      return { type: file.replace('.schema.json', ''), blocks };
    });
}

/** This site, with what examples show and it lacks: an office that visitors go to. */
export function siteForExamples(): TempSite {
  const site = copyOfSite();
  const file = path.join(site.root, 'pages/_site.json');
  const address = { street: '4 Harbor Road', postalCode: '94105', city: 'San Francisco', region: 'CA', country: 'US' };
  const harbor = { name: 'Harbor Road', address, phone: '(415) 555-0142', openingHours: ['Mo-Fr 08:00-18:00'] };
  site.write('pages/_site.json', { ...(JSON.parse(fs.readFileSync(file, 'utf8')) as object), places: { harbor } });
  return site;
}
