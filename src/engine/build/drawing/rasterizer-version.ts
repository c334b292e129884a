import packageJson from '../../../../package.json' with { type: 'json' };

/** The version of resvg. Another one may draw other bytes, so it is part of cache keys. */
export const RASTERIZER_VERSION: string = packageJson.dependencies['@resvg/resvg-wasm'];
