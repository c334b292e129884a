import { buildFigures } from './builds.ts';
import { checkFigures } from './checks.ts';
import type { Bench, Figure } from './figure.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { liveFigures } from './live.ts';
import { viewFigures } from './views.ts';

/** All figures of a checkout. */
export const allFigures = async (bench: Bench): Promise<Figure[]> => [
  ...buildFigures(bench),
  ...checkFigures(bench),
  ...(await liveFigures(bench)),
  ...viewFigures(bench),
  ...(await lighthouseFigures(bench)),
];
