import fs from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../places.ts';

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
