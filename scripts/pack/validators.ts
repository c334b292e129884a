import type { Plugin } from 'rolldown';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { fingerprintOf, schemasIn } from '../../src/engine/disk/schema-files.ts';
import { createAjv, validatorRefs, withOneList } from '../../src/engine/schema/compile.ts';
import type { Schemas } from '../../src/engine/schema/schemas.ts';

/** Compiles schemas to the code of a CommonJS module. */
export function validatorsCode(schemas: Schemas): string {
  return withOneList(standaloneCode(createAjv(schemas, { source: true }), validatorRefs(schemas)));
}

/** A plugin that bundles the compiled built-in schemas, so that no command has to compile them. */
export function compiledValidators(): Plugin {
  let isLoaded = false;
  return {
    name: 'compiled-validators',
    load: {
      filter: { id: /[\\/]disk[\\/]cache[\\/]compiled-schemas\.ts$/ },
      handler: () => {
        isLoaded = true;
        const schemas = schemasIn();
        const code = `const exports = {};\n${validatorsCode(schemas)}
export const compiled = { of: ${JSON.stringify(fingerprintOf(schemas.sources))}, validators: exports };`;
        return { code, moduleType: 'js' };
      },
    },
    // Otherwise nobody would notice, since commands compile them if need be.
    buildEnd: () => {
      if (!isLoaded) throw new Error('No module of this bundle has the compiled schemas.');
    },
  };
}
