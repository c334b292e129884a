import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../support/places.ts';

/** Where colors stand that are those of no site; the usual look is a part of the engine. */
const COLORS = new Set(['theme/tokens.ts', 'model/page/default-colors.ts', 'tools/overlay/colors.css']);

test('colors stand where they are kept, and nowhere else', () => {
  const files = fs.readdirSync(path.join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' });
  const styled = files.filter(
    (name) =>
      /\.(?:css|tsx|ts)$/.test(name) &&
      !/^engine\/(?!dev)|generated/.test(name.split(path.sep).join('/')) &&
      !COLORS.has(name.split(path.sep).join('/')),
  );
  expect(styled.length).toBeGreaterThan(100);
  const colors = styled.flatMap((name) => {
    const text = fs.readFileSync(path.join(PROJECT, 'src', name), 'utf8');
    return [...text.matchAll(/#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|lab)\(/gi)].map(
      ([color]) => `${name}: ${color}`,
    );
  });
  expect(colors).toEqual([]);
});
