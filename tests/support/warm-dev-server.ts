import { optimizeDeps, resolveConfig } from 'vite';
import { PROJECT } from './dist.ts';

/** Prepares the dependencies that every dev server of the tests uses: two that began together would each throw out what the other wrote. */
export default async function warmDevServer(): Promise<void> {
  await optimizeDeps(await resolveConfig({ root: PROJECT, logLevel: 'error' }, 'serve'));
}
