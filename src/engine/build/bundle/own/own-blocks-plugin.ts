import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Plugin, Rolldown, ViteDevServer } from 'vite';
import { BLOCK_MODULE, OWN_BLOCKS } from '../../../../model/content/content.ts';
import { below, slashed } from '../../../disk/files/paths.ts';
import { ownComponents } from '../../../disk/own-blocks.ts';
import { importWords, packageOf, unresolvedImport, type OwnImport } from './import-faults.ts';
import { writeOutsideFiles } from './outside-files.ts';
import { isMirrored } from './is-mirrored.ts';
import { viewModule } from '../../../disk/project.ts';

const NAME = 'virtual:pagewright/own-blocks';
type Resolving = Pick<Rolldown.PluginContext, 'resolve' | 'error'>;

/** The name of the entry of an own block. @param type its type, which has no hyphen */
export const ownEntry = (type: string): string => `own-${type}`;

/** The resolved id of the virtual module with all own blocks. */
export const OWN_REGISTRY = `\0${NAME}`;
/** The virtual module that mirrors styles of own blocks, if the site needs it. */
const MIRRORED = 'virtual:pagewright/mirrored';
/** Vite's replacement for modules of Node in browsers: an empty one, which would break a block when it is hydrated. */
const NOT_IN_BROWSERS = '__vite-browser-external';
const RENDERED_THERE =
  'A block is drawn there, too, once it comes to life: import what it reads, such as a JSON file, or a text with "?raw" behind its name.';

/**
 * The source of the module with all own blocks. In a build it is empty for browsers: pages name the modules that they
 * need, so that a change of a block changes only the pages that show it.
 */
function ownRegistrySource(root: string): string {
  const entries = [...ownComponents(root)].map(
    ([type, file]) => `${JSON.stringify(type)}: () => import(${JSON.stringify(slashed(file))}),`,
  );
  return `export const ownBlocks = {\n${entries.join('\n')}\n};\n`;
}

const mirroredSource = (root: string): string =>
  isMirrored(root)
    ? `export { mirrored } from ${JSON.stringify(viewModule('theme/mirrored'))};`
    : 'export const mirrored = undefined;';

/**
 * A plugin for the blocks in `blocks/` of a site. In development, it reloads when one is added or removed.
 * @param cssFiles the files that style sheets depend on, collected while they are processed
 */
export function ownBlocksPlugin(root: string, cssFiles: ReadonlySet<string>): Plugin {
  const blocks = path.join(root, OWN_BLOCKS);
  return {
    name: 'pagewright:own-blocks',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === NAME || id === MIRRORED) return `\0${id}`;
      if (id === BLOCK_MODULE) return viewModule('block');
      if (importer === undefined) return undefined;
      if (isBuiltin(id)) return resolveBuiltin(this, root, { id, importer });
      return isBare(id) && below(blocks, importer) !== undefined
        ? resolvePackage(this, root, { id, importer })
        : undefined;
    },
    load(id) {
      const { mode, config } = this.environment;
      const isBuiltForBrowsers = mode === 'build' && config.consumer === 'client';
      if (id === OWN_REGISTRY) return isBuiltForBrowsers ? 'export const ownBlocks = {};' : ownRegistrySource(root);
      return id === `\0${MIRRORED}` ? mirroredSource(root) : undefined;
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server' && ownComponents(root).size > 0)
        writeOutsideFiles(root, [...this.getModuleIds(), ...cssFiles]);
    },
    configureServer(server) {
      for (const event of ['add', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          if (below(blocks, file)?.match(/\.[jt]sx$/)) reloadRegistry(server);
        });
    },
  };
}

/** Whether something is imported by the name of a package. */
const isBare = (id: string): boolean => !/^(?:\.|\/|\0|virtual:|[a-z]+:\/\/|data:)/i.test(id) && !path.isAbsolute(id);

/** Resolves what only Node has, where somebody has put something else in its place. */
async function resolveBuiltin(context: Resolving, root: string, { id, importer }: OwnImport) {
  if (/[\\/]node_modules[\\/]/.test(importer)) return undefined;
  const found = await context.resolve(id, importer, { skipSelf: true });
  if (!found?.id.startsWith(NOT_IN_BROWSERS)) return found;
  return context.error(`${importWords(root, { id, importer })}, which no browser has. ${RENDERED_THERE}`);
}

/** Resolves what a block imports from a package. */
async function resolvePackage(context: Resolving, root: string, { id, importer }: OwnImport) {
  const resolve = (name: string) => context.resolve(name, importer, { skipSelf: true }).catch(() => null);
  const found = await resolve(id);
  if (found) return found;
  const isInstalled = (await resolve(packageOf(id))) !== null || packageOf(id) === 'pagewright';
  return context.error(unresolvedImport(root, { id, importer }, isInstalled));
}

function reloadRegistry(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(OWN_REGISTRY);
    if (module) moduleGraph.invalidateModule(module);
  }
  server.environments.client.hot.send({ type: 'full-reload' });
}
